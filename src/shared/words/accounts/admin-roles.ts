export const adminRoleContent = {
  publishesNothing:
    'Contributors do not publish, and do not change what is public or scheduled. Please ask an editor.',
} as const;
