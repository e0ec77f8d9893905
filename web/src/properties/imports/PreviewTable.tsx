import { useId, useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AlertIcon, InfoIcon } from '../../ui/icons.ts'
import { countRows, fieldsByColumn, type Mapping, type Preview, previewText } from './column-choice.ts'
import type { ImportKind } from './import-kind.ts'
import styles from './PreviewTable.module.css'
import { text } from './imports.text.ts'

type Row = Preview['Rows'][number]
type Problem = Row['Problems'][number]

const WHOLE_ROW = -1

type PreviewTableProps = {
  kind: ImportKind
  preview: Preview
  mapping: Mapping
  /** The answer to the last change has not come yet. */
  isRefreshing: boolean
}

/** The first rows of the file as they are, with every problem written in its cell. */
export function PreviewTable({ kind, preview, mapping, isRefreshing }: PreviewTableProps) {
  const headingId = useId()
  const [onlyProblems, setOnlyProblems] = useState(false)
  const counts = countRows(preview.Rows)
  const withProblems = preview.Rows.filter((row) => row.Problems.length > 0)
  const rows = onlyProblems ? withProblems : preview.Rows
  const filled = fieldsByColumn(kind.fields, mapping, preview.Columns)
  return (
    <section aria-labelledby={headingId} aria-busy={isRefreshing || undefined}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId} className={styles.title}>
            {text.previewTitle}
          </h2>
          <p role="status" className={styles.counts}>
            {previewText(preview, counts)}
          </p>
          {preview.UnusedColumns.length > 0 && (
            <p className={styles.counts}>{text.columnsNotUsed({ columns: preview.UnusedColumns.join(', ') })}</p>
          )}
        </div>
        {withProblems.length > 0 && (
          <Chip pressed={onlyProblems} count={withProblems.length} onClick={() => setOnlyProblems(!onlyProblems)}>
            {text.onlyRowsWithRemarks}
          </Chip>
        )}
      </div>
      <div
        className={classNames(styles.scroll, isRefreshing && styles.refreshing)}
        // What scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={text.previewLabel}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              {preview.Columns.map((column, index) => (
                <th key={column.Name} scope="col" className={filled[index]?.length === 0 ? styles.unused : undefined}>
                  {column.Name}
                  <small>{filled[index]?.map((field) => kind.labels[field]).join(', ') || text.notUsed}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.Line} row={row} columns={preview.Columns.length} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PreviewRow({ row, columns }: { row: Row; columns: number }) {
  const isRefused = row.Problems.some((problem) => problem.Refuses)
  return (
    <tr className={classNames(isRefused ? styles.refusedRow : row.Problems.length > 0 && styles.notedRow)}>
      <th scope="row">
        <span className="tabular">{row.Line}</span>
        {isRefused && <span className={styles.verdict}>{text.refused}</span>}
        <Problems problems={problemsAt(row, WHOLE_ROW)} />
      </th>
      {Array.from({ length: columns }, (_, index) => {
        const problems = problemsAt(row, index)
        return (
          <td key={index} className={cellClass(problems)}>
            <span className={styles.value}>{row.Cells[index]}</span>
            <Problems problems={problems} />
          </td>
        )
      })}
    </tr>
  )
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return problems.map((problem) => (
    <span key={problem.Text} className={problem.Refuses ? styles.refusal : styles.remark}>
      <Icon of={problem.Refuses ? AlertIcon : InfoIcon} size="sm" />
      {problem.Text}
    </span>
  ))
}

function problemsAt(row: Row, index: number): Problem[] {
  return row.Problems.filter((problem) => problem.ColumnIndex === index)
}

function cellClass(problems: readonly Problem[]): string | undefined {
  if (problems.length === 0) return undefined
  return problems.some((problem) => problem.Refuses) ? styles.refusedCell : styles.notedCell
}
