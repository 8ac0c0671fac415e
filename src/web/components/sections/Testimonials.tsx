import { Group, Stack, Text } from '@mantine/core';
import { interfaceContent } from '../../../shared/words/interface.ts';
import type { TestimonialSection } from '../../../shared/words/types.ts';
import { Columns } from './Columns.tsx';
import classes from './Testimonials.module.css';

type TestimonialsProps = {
  testimonials: Pick<TestimonialSection, 'items' | 'sampleNote'>;
};

const starPath = 'm8 1.3 2 4.3 4.7.6-3.5 3.2.9 4.6L8 11.7 3.9 14l.9-4.6L1.3 6.2 6 5.6z';

/** The first quotation is large. A line says that samples are among them. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { items, sampleNote } = testimonials;
  return (
    <>
      <Columns component="ul" widths="6fr 5fr" gap="3xl" className={classes.list}>
        {items.map((item, index) => (
          <li key={`${item.author}: ${item.quote}`}>
            <Stack component="figure">
              <Group component="p" gap={2} className={classes.rating}>
                <span className="visually-hidden">{interfaceContent.rating(item.rating)}</span>
                {[1, 2, 3, 4, 5].map((star) => (
                  <svg
                    key={star}
                    aria-hidden="true"
                    width="18"
                    height="18"
                    viewBox="0 0 16 16"
                    data-full={star <= item.rating || undefined}
                    focusable="false"
                  >
                    <path d={starPath} />
                  </svg>
                ))}
              </Group>
              <Text
                component="blockquote"
                dir="auto"
                {...(index === 0 ? { variant: 'display', fz: '2xl', fw: 600 } : { fz: 'lg' })}
              >
                {item.quote}
              </Text>
              <Group component="figcaption" gap="0.25rem 0.75rem" fz="sm">
                <Text span inherit fw={600} dir="auto">
                  {item.author}
                </Text>
                {item.role ? (
                  <Text span inherit c="dimmed" dir="auto">
                    {item.role}
                  </Text>
                ) : null}
              </Group>
            </Stack>
          </li>
        ))}
      </Columns>
      {sampleNote ? (
        <Text c="dimmed" fz="sm" mt="2xl">
          {sampleNote}
        </Text>
      ) : null}
    </>
  );
}
