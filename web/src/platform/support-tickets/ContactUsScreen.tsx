import { GetDdlSupportTypes } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { useSession } from '../../sessions/session.ts'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../../places/reference-data/company.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { InquiryForm, type SentInquiry } from './InquiryForm.tsx'
import { InquirySent } from './InquirySent.tsx'
import styles from './ContactUs.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './contact-us.text.ts'

const DESCRIPTION = text.metaDescription

export async function loader(args: LoaderArgs): Promise<Company> {
  const [company] = await Promise.all([loadCompany(args), ensure(args.context, GetDdlSupportTypes, {})])
  return company
}

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: text.title,
    description: DESCRIPTION,
    canonical: paths.contactUs(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: text.contactCompany({ company: data.name }),
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
    <Page display title={text.title} description={text.intro}>
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
        {text.nextTitle}
      </h2>
      <p className={styles.soft}>{text.nextEmail}</p>
      <p className={styles.soft}>
        {isVisitor ? (
          <>{inParts(text.nextVisitor.parts({ link: <Link to={paths.signin({ returnTo: paths.help() })}>{text.signIn}</Link> }))}</>
        ) : (
          <>{inParts(text.nextMember.parts({ link: <Link to={paths.help()}>{text.help}</Link> }))}</>
        )}
      </p>
    </Card>
  )
}
