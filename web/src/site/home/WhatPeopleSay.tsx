import type { Testimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { TestimonialCards } from '../../platform/testimonials/TestimonialCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './HomeParts.module.css'
import { text } from './home.text.ts'

/** A few testimonials, the featured ones first. */
export function WhatPeopleSay({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.wrap}>
      <Section
        display
        title={text.inTheirOwnWords}
        description={text.peopleWhoOwnManageOr}
        action={
          <Link to={paths.testimonials()} className={styles.all}>
            {text.readMoreOfThem}
            <Icon of={ArrowRightIcon} />
          </Link>
        }
      >
        <TestimonialCards testimonials={testimonials} />
      </Section>
    </div>
  )
}
