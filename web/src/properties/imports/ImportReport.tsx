import { IMPORT_FAILURE_TEXTS, IMPORT_FILE_DAYS } from '@keystead/contract/properties/imports/import.fields.ts'
import { messages } from '@keystead/contract/properties/imports/imports-messages.text.ts'
import { call } from '../../api/call.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import type { ImportKind, ImportRunSeen } from './import-kind.ts'
import { STATUS_LOOKS } from './import-progress.ts'
import styles from './Imports.module.css'
import { useDownload } from '../../ui/use-download.ts'
import { text as words } from './import-run.text.ts'

type WhichRows = 'refused' | 'all'

type ReportProps = { kind: ImportKind; run: ImportRunSeen }

/** What came of an import, why rows were refused, and the way to correct them. */
export function ImportReport({ kind, run }: ReportProps) {
  const { addressOf, texts, NextStep } = kind
  const look = STATUS_LOOKS[run.Status]
  return (
    <>
      <Section
        title={
          <span className={styles.reportTitle}>
            {run.FileName} <Badge tone={look.tone}>{look.text}</Badge>
          </span>
        }
        description={
          <>
            {words.rows({ count: run.RowsDone })},
            <DateText date={run.FinishedAt ?? run.StartedAt} />
          </>
        }
      >
        {run.Status === 'failed' && (
          <p className={styles.failed} role="alert">
            {IMPORT_FAILURE_TEXTS[run.FailureReason ?? 'fault']}
            {run.FailureReference && <> {words.reference({ reference: run.FailureReference })}</>}
          </p>
        )}
        <ImportCounts kind={kind} run={run} />
        <div className={styles.actions}>
          <LinkButton variant="primary" to={texts.done.to}>
            {texts.done.text}
          </LinkButton>
          {run.IsFileKept && run.RowsDone > 0 && <Download kind={kind} run={run} rows="all" text={words.downloadAllRows} />}
          <LinkButton to={addressOf()}>{words.importAnotherFile}</LinkButton>
        </div>
        <p className={styles.kept}>{run.IsFileKept ? words.fileKept({ days: IMPORT_FILE_DAYS }) : messages.importFileNotKept}</p>
      </Section>
      {NextStep && <NextStep run={run} />}
      {run.IsFileKept && run.Refused > 0 && <Refusals kind={kind} run={run} />}
      {run.IsFileKept && run.Noted > 0 && <Remarks run={run} />}
      {run.UnusedColumns.length > 0 && <UnusedColumns kind={kind} names={run.UnusedColumns} />}
    </>
  )
}

function Refusals({ kind, run }: ReportProps) {
  return (
    <Section title={words.whyRowsWereRefused} description={words.refusedIntro}>
      <Tally counts={run.Reasons} />
      <p className={styles.correct}>{words.correctThem({ again: kind.texts.again })}</p>
      <div className={styles.actions}>
        <Download kind={kind} run={run} rows="refused" text={words.downloadRefusedRows} />
        <LinkButton to={kind.addressOf()}>{words.importTheCorrectedFile}</LinkButton>
      </div>
    </Section>
  )
}

function Remarks({ run }: { run: ImportRunSeen }) {
  return (
    <Section title={words.remarks} description={words.remarksIntro({ count: run.Noted })}>
      <Tally counts={run.Notices} />
    </Section>
  )
}

function UnusedColumns({ kind, names }: { kind: ImportKind; names: readonly string[] }) {
  return (
    <Section title={words.columnsNotUsed} description={words.columnsNotUsedIntro({ columnsAgain: kind.texts.columnsAgain })}>
      <ul className={styles.columns}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Sentences with how many rows each is about. */
function Tally({ counts }: { counts: ImportRunSeen['Reasons'] }) {
  return (
    <ol className={styles.reasons}>
      {counts.map(({ Text, Count }) => (
        <li key={Text}>
          <span>{Text}</span>
          <span className="tabular">{Count.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ol>
  )
}

function Download({ kind, run, rows, text }: ReportProps & { rows: WhichRows; text: string }) {
  const may = useMay()
  const { isAsking, save } = useDownload(() => call(kind.calls.report, { ImportId: run.ImportId, Rows: rows }))
  if (!may(kind.calls.report)) return null
  return (
    <Button icon={DownloadIcon} busy={isAsking} onClick={() => void save()}>
      {text}
    </Button>
  )
}
