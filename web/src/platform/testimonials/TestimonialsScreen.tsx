import { GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useSearchParams } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageNumberOf } from '../../navigation/list-page.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PencilIcon, QuoteIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TestimonialCards } from './TestimonialCards.tsx'
import { TESTIMONIALS_PER_PAGE, testimonialPageOf } from './testimonial-list-address.ts'
import styles from './TestimonialsScreen.module.css'
import { text } from './testimonials.text.ts'

const addressOf = ({ PageIndex }: { PageIndex: number }) => paths.testimonials({ page: pageNumberOf(PageIndex) })

export function loader({ context, url }: LoaderArgs): Promise<OutputOf<typeof GetTestimonials>> {
  return ensure(context, GetTestimonials, testimonialPageOf(url.searchParams))
}

export function head({ url }: HeadArgs): PageHead {
  return {
    title: text.title,
    description: text.metaDescription,
    canonical: addressOf(testimonialPageOf(url.searchParams)),
  }
}

/** What people say of the product, once someone here has read it. */
export function TestimonialsScreen() {
  const [search] = useSearchParams()
  const page = useLoaded(GetTestimonials, testimonialPageOf(search))
  return (
    <Page
      display
      title={text.headline}
      description={text.intro}
      action={
        page.TotalCount > 0 && (
          <LinkButton to={paths.createTestimonial()} icon={PencilIcon}>
            {text.write}
          </LinkButton>
        )
      }
    >
      {page.Items.length > 0 ? (
        <div className={styles.list}>
          <TestimonialCards testimonials={page.Items} />
          {page.TotalCount > TESTIMONIALS_PER_PAGE && <Pagination page={page} addressOf={addressOf} pageSizes={[TESTIMONIALS_PER_PAGE]} />}
        </div>
      ) : page.TotalCount > 0 ? (
        <PastTheEnd first={paths.testimonials()} />
      ) : (
        <EmptyState
          title={messages.noTestimonialsFound}
          icon={QuoteIcon}
          action={
            <LinkButton to={paths.createTestimonial()} variant="primary" icon={PencilIcon}>
              {text.writeFirst}
            </LinkButton>
          }
        >
          {text.emptyHelp}
        </EmptyState>
      )}
    </Page>
  )
}
