/** Characters, unless the name says otherwise. */
export const verificationLimits = {
  minAnswer: 20,
  answer: 10_000,
  minRemarks: 5,
  remarks: 3_000,
  minReason: 5,
  reason: 1_000,
  minExamined: 5,
  examined: 500,
  answerDays: 7,
  mostAnswerDays: 60,
  /** So long after a decline nobody asks again. */
  waitDays: 90,
  markYears: 2,
  /** So long before its end a mark can be renewed. */
  renewalDays: 60,
  reminderDays: 30,
} as const;
