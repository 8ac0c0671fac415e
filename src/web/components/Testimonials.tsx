import type { TestimonialSection } from '../../content/types.ts';
import { Badge } from './Badge.tsx';
import classes from './Testimonials.module.css';

type TestimonialsProps = {
  testimonials: Pick<TestimonialSection, 'items' | 'sampleLabel' | 'ratingLabel'>;
};

const starPath = 'm8 1.3 2 4.3 4.7.6-3.5 3.2.9 4.6L8 11.7 3.9 14l.9-4.6L1.3 6.2 6 5.6z';

/** Quotations, the first one large; each is marked as a sample until real ones replace them. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { items, sampleLabel, ratingLabel } = testimonials;
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.author}>
          <figure className={classes.item}>
            <p className={classes.rating}>
              <span className="visually-hidden">
                {item.rating} {ratingLabel}
              </span>
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
            </p>
            <blockquote>{item.quote}</blockquote>
            <figcaption>
              <span className={classes.author}>{item.author}</span>
              <span className={classes.role}>{item.role}</span>
              <Badge look="outline">{sampleLabel}</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
