import { GetDdlSupportTypes } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { useSession } from '../../sessions/session.ts'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../../places/reference-data/company.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { InquiryForm, type SentInquiry } from './InquiryForm.tsx'
import { InquirySent } from './InquirySent.tsx'
import styles from './ContactUs.module.css'

const DESCRIPTION =
  'Write to us about your account, a listing, a payment or anything else. You get a number at once and our answer by email.'

export async function loader(args: LoaderArgs): Promise<Company> {
  const [company] = await Promise.all([loadCompany(args), ensure(args.context, GetDdlSupportTypes, {})])
  return company
}

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: 'Contact us',
    description: DESCRIPTION,
    canonical: paths.contactUs(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: `Contact ${data.name}`,
      description: DESCRIPTION,
      url: new URL(paths.contactUs(), url).href,
      mainEntity: companyJsonLd(data, url),
    },
  }
}

/** A form that reaches the people who run this installation, and their own address where they give one. */
export function ContactUsScreen() {
  const company = useCompany()
  const { Items } = useLoaded(GetDdlSupportTypes, {})
  const [sent, setSent] = useState<SentInquiry | null>(null)
  return (
    <Page display title="Contact us" description="Tell us what you need. A person reads every message.">
      <div className={styles.columns}>
        {sent ? (
          <InquirySent sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <Card>
            <InquiryForm supportTypes={Items} onSent={setSent} />
          </Card>
        )}
        <div className={styles.side}>
          <ContactDetails company={company} />
          <WhatHappensNext />
        </div>
      </div>
    </Page>
  )
}

function WhatHappensNext() {
  const isVisitor = useSession() === null
  return (
    <Card as="aside" aria-labelledby="what-next">
      <h2 id="what-next" className={styles.sideTitle}>
        What happens next
      </h2>
      <p className={styles.soft}>You get an email with the number of your request, and our answer at the same address.</p>
      <p className={styles.soft}>
        {isVisitor ? (
          <>
            Do you have an account? <Link to={paths.signin({ returnTo: paths.help() })}>Sign in</Link> to see your earlier requests.
          </>
        ) : (
          <>
            Your earlier requests and our answers are under <Link to={paths.help()}>Help</Link>.
          </>
        )}
      </p>
    </Card>
  )
}
