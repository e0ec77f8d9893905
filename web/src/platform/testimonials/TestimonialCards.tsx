import type { Testimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QuoteIcon } from '../../ui/icons.ts'
import styles from './TestimonialCards.module.css'

/** What people said, each in their own words and under their own name. */
export function TestimonialCards({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className={styles.cards}>
      {testimonials.map(({ TestimonialId, Name, Occupation, Text }) => (
        <li key={TestimonialId} className={styles.card}>
          <figure className={styles.figure}>
            <span className={styles.mark} aria-hidden="true">
              <Icon of={QuoteIcon} size="lg" />
            </span>
            <blockquote className={styles.text}>{Text}</blockquote>
            <figcaption className={styles.who}>
              <span className={styles.name}>{Name}</span>
              <span className={styles.occupation}>{Occupation}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
