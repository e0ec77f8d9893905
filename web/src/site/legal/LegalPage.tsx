import type { ReactNode } from 'react'
import { DateText } from '../../ui/DateText.tsx'
import { Page } from '../../ui/Page.tsx'
import { PrintButton } from '../../marketplace/search/ShareActions.tsx'
import styles from './LegalPage.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './legal.text.ts'

export type LegalSection = {
  /** Its anchor in the address. Never changes, since others link to it. */
  id: string
  title: string
  /** The gist, in words that no one has to look up. */
  plain: string
  body: ReactNode
}

type LegalPageProps = { title: string; version: string; lead: string; sections: readonly LegalSection[] }

/** A text that binds: when it is of, what is in it, and each part first in plain words. */
export function LegalPage({ title, version, lead, sections }: LegalPageProps) {
  return (
    <Page display title={title} description={lead} action={<PrintButton />}>
      <p className={styles.version}>{inParts(text.versionOf.parts({ day: <DateText date={version} /> }))}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={text.contents}>
          <h2 className={styles.contentsTitle}>{text.contents}</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, plain, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="display">
                {index + 1}. {name}
              </h2>
              <p className={styles.plain}>
                <strong>{text.inShort} </strong>
                {plain}
              </p>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
