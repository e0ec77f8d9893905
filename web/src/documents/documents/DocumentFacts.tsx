import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { Link } from 'react-router'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useSession } from '../../sessions/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { homeAddress } from './home-address.ts'
import { text } from './view-document.text.ts'
import styles from './ViewDocument.module.css'

/** What is said of a document. */
export function DocumentFacts({ document }: { document: DocumentDetails }) {
  const { About, Bytes, Date, Description, DocumentType, ExpiryDate, FileName, Owner, Pages, Tags, VisibilityId } = document
  const timeZone = useTimeZone()
  const session = useSession()
  const added = { day: formatDayOf(document.CreatedAt, timeZone), name: document.AddedBy }
  const visibility = text.visibilities[VisibilityId as keyof typeof text.visibilities]
  return (
    <Section title={text.facts}>
      <FactsTable
        facts={[
          fact(text.type, DocumentType),
          fact(
            text.about,
            About?.Text &&
              (About.AssetId && session ? (
                <Link to={homeAddress(About.AssetId, profileTypeOf(session))}>
                  <bdi>{About.Text}</bdi>
                </Link>
              ) : (
                <bdi>{About.Text}</bdi>
              )),
          ),
          fact(text.owner, Owner?.Text),
          fact(text.date, Date && <DateText date={Date} />),
          fact(text.expiry, ExpiryDate && <DateText date={ExpiryDate} />),
          fact(
            text.tags,
            Tags.length > 0 ? (
              <span className={styles.tags}>
                {Tags.map((tag) => (
                  <Badge key={tag} plain>
                    {tag}
                  </Badge>
                ))}
              </span>
            ) : null,
          ),
          About && document.Standing === 'own' ? fact(text.visibility, visibility) : null,
          fact(
            text.file,
            [text.fileFacts({ name: FileName, size: formatBytes(Bytes) }), Pages && text.pages({ count: Pages })]
              .filter(Boolean)
              .join(', '),
          ),
          fact(text.added, text.addedBy(added)),
          fact(text.note, Description && <span className={styles.note}>{Description}</span>),
        ]}
      />
    </Section>
  )
}
