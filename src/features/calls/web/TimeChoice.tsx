import { Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { isVideoLink } from '../../../shared/media/video-links.ts';
import { zoneName } from '../../../shared/words/zone-name.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { ownZone } from '../../../web/own-zone.ts';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { zoneOptions } from '../../../web/time-zones.ts';
import { answerNames, askedOf, questionLimits } from '../call-questions.ts';
import type { CallOffer } from '../calls.ts';
import { callPageContent as words } from '../words/call-page.ts';
import { callContent, callDay, callHour, callHourInZone } from '../words/calls.ts';
import classes from './TimeChoice.module.css';
import { useOfferWish } from './use-offer-wish.ts';

interface TimeChoiceProps {
  requestKey: string;
  offer: CallOffer;
}

/** Without scripts, times are in the owner's time zone; with scripts, in the visitor's. */
export function TimeChoice({ requestKey, offer }: TimeChoiceProps) {
  const { call, kind } = offer;
  const wish = useOfferWish(requestKey);
  const utils = trpc.useUtils();
  const booking = trpc.contact.calls.book.useMutation();
  const isHydrating = useIsHydrating();
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const [from, setFrom] = useState<Date | null>(null);
  const later = trpc.contact.calls.offer.useQuery(
    { key: requestKey, kind: kind.name, from: from?.toISOString() },
    { enabled: from !== null },
  );
  const shown = from ? later.data : offer;
  const timeZone = isHydrating ? offer.timeZone : (chosenZone ?? ownZone());

  const form = usePublicForm({
    name: 'call',
    emptyValues: {
      ...{ startsAt: '', timeZone, seen: call ? String(call.id) : '', reach: call?.reach ?? '' },
      kind: kind.name,
      ...knownAnswers(offer),
    },
    loadSending: async () => ({
      schema: (await import('../calls.ts')).callBookingSchema.refine(
        ({ reach = '' }) => isReachable(offer, reach),
        {
          path: ['reach'],
          message: callContent.refusals[kind.meeting === 'phone' ? 'needsNumber' : 'unreachable'],
        },
      ),
      send: async (booked) => {
        const answer = await booking.mutateAsync({ ...booked, key: requestKey });
        setFrom(null);
        utils.contact.calls.offer.setData(wish, answer.offer);
        if (answer.outcome === 'taken') throw new Error('taken');
        await utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(call ? words.toasts.moved : words.toasts.booked),
    onFailed: (error) => {
      showFailure(error, { ...words.toasts.failed, description: callContent.refusals.taken });
      void utils.contact.calls.offer.invalidate({ key: requestKey });
    },
    refusedField: { name: 'startsAt', fallback: callContent.refusals.taken },
  });
  const { error, id: firstId } = form.field('startsAt');
  const days = slotDays(shown?.slots ?? [], timeZone);
  if (days.length === 0 && !from) return <Text fz="sm">{words.none}</Text>;

  return (
    <form {...form.formProps} aria-label={call ? words.booked.move : words.times}>
      <Stack gap="md">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={{ title: words.toasts.failed.title, description: callContent.refusals.taken }}
            fields={[
              { name: 'startsAt', label: words.times, id: firstId },
              { name: 'reach', label: words.reach.label, id: form.idOf('reach') },
            ]}
            {...form.summaryProps}
          />
        ) : null}
        <SelectField
          label={words.zone.label}
          name="timeZone"
          value={timeZone}
          options={
            isHydrating
              ? [{ value: timeZone, label: words.zone.ours(zoneName(timeZone)) }]
              : zoneOptions([timeZone, offer.timeZone])
          }
          onChange={({ currentTarget }) => setChosenZone(currentTarget.value)}
        />
        <Stack gap={0} className="ruled" data-closed aria-busy={from !== null && later.isPending}>
          {days.map(({ day, slots }, dayIndex) => (
            <details
              key={`${timeZone} ${day}`}
              className={classes.day}
              name="call-day"
              open={dayIndex === 0}
            >
              <summary>
                <strong>{day}</strong>
                <Text span fz="sm" c="dimmed" className={classes.count}>
                  {words.dayCount(slots.length)}
                </Text>
              </summary>
              <div className={classes.times} role="radiogroup" aria-label={day}>
                {slots.map(({ at, label }, index) => (
                  <label key={at.toISOString()} className={classes.time}>
                    <input
                      type="radio"
                      name="startsAt"
                      value={at.toISOString()}
                      id={dayIndex === 0 && index === 0 ? firstId : undefined}
                      aria-describedby={error ? `${firstId}-error` : undefined}
                    />
                    {label}
                  </label>
                ))}
              </div>
            </details>
          ))}
        </Stack>
        {error ? (
          <Text c="var(--mantine-color-error)" fz="sm" id={`${firstId}-error`}>
            {error}
          </Text>
        ) : null}
        <Fragment key={form.fieldsKey}>
          {kind.meeting === 'room' ? (
            <p className={classes.means}>{words.reach.room(offer.videoLink)}</p>
          ) : (
            <TextField
              {...reachWords(offer)}
              {...form.field('reach')}
              required={needsReach(offer)}
            />
          )}
          {offer.questions.map((question, index) => {
            const name = answerNames[index];
            return name ? (
              <TextField
                key={name}
                label={question}
                maxLength={questionLimits.answer}
                {...form.field(name)}
              />
            ) : null;
          })}
          <input type="hidden" name="asked" value={askedOf(offer.questions)} />
          <input type="hidden" name="kind" value={kind.name} />
          <input type="hidden" name="seen" value={call ? call.id : ''} />
        </Fragment>
        <HiddenFields {...form.hiddenProps} />
        <Group gap="xs">
          <Button type="submit" disabled={form.isSending}>
            {submitWords(call !== null, form.isSending)}
          </Button>
          {shown?.nextFrom ? (
            <Button
              variant="subtle"
              className="needs-scripts"
              onClick={() => setFrom(shown.nextFrom)}
            >
              {words.later}
            </Button>
          ) : null}
          {from ? (
            <Button variant="subtle" onClick={() => setFrom(null)}>
              {words.earlier}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

function submitWords(isMove: boolean, isSending: boolean): string {
  if (isMove) return isSending ? words.booked.moving : words.booked.moveTo;
  return isSending ? words.booking : words.book;
}

const needsReach = ({ kind, videoLink }: CallOffer) => kind.meeting === 'phone' || !videoLink;

function isReachable({ kind, videoLink }: CallOffer, reach: string): boolean {
  if (kind.meeting === 'room') return true;
  if (kind.meeting === 'phone') return reach !== '' && !isVideoLink(reach);
  return reach !== '' || videoLink !== '';
}

function reachWords({ kind, videoLink }: CallOffer) {
  const { label, placeholder, note, ...others } = words.reach;
  if (kind.meeting === 'phone') {
    const { number, numberPlaceholder, numberNote } = others;
    return { label: number, placeholder: numberPlaceholder, note: numberNote };
  }
  return { label, placeholder, note: videoLink ? others.noteWithLink(videoLink) : note };
}

/** A move shows the answers that were given before. */
function knownAnswers({ questions, call }: CallOffer) {
  const answerTo = (index: number) =>
    call?.answers.find(({ question }) => question === questions[index])?.answer ?? '';
  return {
    ...{ answer1: answerTo(0), answer2: answerTo(1), answer3: answerTo(2) },
    asked: askedOf(questions),
  };
}

interface Slot {
  at: Date;
  /** Hour, with the zone's name when clocks show this hour twice that day. */
  label: string;
}

export function slotDays(
  slots: readonly Date[],
  timeZone: string,
): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const day = callDay(slot, timeZone);
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: labeled(ofDay, timeZone) }));
}

function labeled(slots: readonly Date[], timeZone: string): Slot[] {
  const hours = slots.map((slot) => callHour(slot, timeZone));
  return slots.map((at, index) => {
    const hour = hours[index] ?? '';
    const isTwice = hours.indexOf(hour) !== hours.lastIndexOf(hour);
    return { at, label: isTwice ? callHourInZone(at, timeZone) : hour };
  });
}
