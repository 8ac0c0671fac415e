import { Stack, Text } from '@mantine/core';
import { interfaceContent } from '../../../shared/words/interface.ts';
import type { TestimonialPage } from '../testimonials.ts';

type WrittenTestimonialProps = {
  testimonial: Pick<TestimonialPage, 'quote' | 'author' | 'role' | 'rating'>;
};

/** The words as they were written. */
export function WrittenTestimonial({ testimonial }: WrittenTestimonialProps) {
  const { quote, author, role, rating } = testimonial;
  return (
    <Stack component="figure" gap="xs" maw="var(--site-measure)">
      <Text component="blockquote" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {quote}
      </Text>
      <Text component="figcaption" fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{author}</bdi>
        {role ? (
          <>
            , <bdi>{role}</bdi>
          </>
        ) : null}
        . {interfaceContent.rating(rating)}
      </Text>
    </Stack>
  );
}
