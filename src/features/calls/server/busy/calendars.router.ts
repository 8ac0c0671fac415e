import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../../server/trpc/init.ts';
import { calendarIdSchema, callCalendarSchema, newCalendarSchema } from '../../call-calendars.ts';
import { addCalendar, answerSilence, listCalendars, removeCalendar } from './calendars.service.ts';

const calendarsSchema = z.array(callCalendarSchema);
const calendarProcedure = adminWho('answerRequests').output(calendarsSchema);

export const callCalendarsRouter = router({
  list: calendarProcedure.query(({ ctx }) => listCalendars(ctx.deps)),

  add: calendarProcedure
    .input(newCalendarSchema)
    .mutation(({ ctx, input }) => addCalendar(ctx.deps, ctx.admin, input)),

  remove: provenAdminWho('answerRequests')
    .input(calendarIdSchema)
    .output(calendarsSchema)
    .mutation(({ ctx, input }) => removeCalendar(ctx.deps, ctx.admin, input)),

  answerSilence: calendarProcedure
    .input(calendarIdSchema.extend({ choice: z.enum(['goOn', 'stop']) }))
    .mutation(({ ctx, input }) => answerSilence(ctx.deps, ctx.admin, input)),
});
