import type { AgencyRead, ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { NewTab } from '../../ui/NewTab.tsx'
import { Section } from '../../ui/Section.tsx'
import { AgencyLine } from './AgencyLine.tsx'
import { type FoundRecord, RecordList } from './RecordList.tsx'
import { text } from './report.text.ts'
import styles from './Report.module.css'

type PartOf<Name extends keyof ReportRead> = NonNullable<ReportRead[Name]>

export function IdentityPart({ identity: { Checks } }: { identity: PartOf<'Identity'> }) {
  return (
    <Section title={text.identity} level={3}>
      <ul className={styles.factors}>
        {Checks.map(({ Text, IsMatch }) => (
          <li key={Text}>{IsMatch ? text.check.matches({ part: Text }) : text.check.matchesNot({ part: Text })}</li>
        ))}
      </ul>
    </Section>
  )
}

type RecordsPartProps = { title: string; agency: AgencyRead; records: readonly FoundRecord[] }

export function RecordsPart({ title, agency, records }: RecordsPartProps) {
  return (
    <Section title={title} level={3}>
      <RecordList records={records} />
      <AgencyLine agency={agency} />
    </Section>
  )
}

export function IncomePart({ income: { Agency, Stated, Found } }: { income: PartOf<'Income'> }) {
  return (
    <Section title={text.income} level={3}>
      <FactsTable
        facts={[
          fact(text.found, Found === null ? text.notFound : formatMoney(Found)),
          fact(text.statedLabel, Stated === null ? text.notStated : formatMoney(Stated)),
        ]}
      />
      <AgencyLine agency={Agency} />
    </Section>
  )
}

/** What was found by hand stands above; this is what was written with it. */
export function NotePart({ note }: { note: string }) {
  return (
    <Section title={text.note} level={3}>
      <p className={styles.words}>{note}</p>
    </Section>
  )
}

/** Links to them are short-lived, and for their reader alone. */
export function FilesPart({ files }: { files: ReportRead['Files'] }) {
  return (
    <Section title={text.files} level={3}>
      <ul className={styles.records}>
        {files.map(({ DocumentId, Title, FileName, Bytes, Url }) => (
          <li key={DocumentId}>
            <a href={Url} target="_blank" rel="noopener">
              <bdi>{Title}</bdi>
              <NewTab />
            </a>
            <p className={styles.soft}>
              <bdi>{FileName}</bdi> · {formatBytes(Bytes)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
