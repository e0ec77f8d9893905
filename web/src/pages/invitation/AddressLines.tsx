import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CloseIcon } from '../../ui/icons.ts'
import { type AddressLine, problemsOf } from './address-lines.ts'
import { text } from './invite-many.text.ts'
import styles from './AddressLines.module.css'

type AddressLinesProps = {
  lines: readonly AddressLine[]
  onRemove: (line: AddressLine) => void
  /** Puts it back into the box. */
  onCorrect: (line: AddressLine) => void
}

/** What was read so far: those that can go as chips, each other one on a line with what is wrong with it. */
export function AddressLines({ lines, onRemove, onCorrect }: AddressLinesProps) {
  const problems = problemsOf(lines)
  return (
    <>
      <p className={styles.count} role="status">
        {lines.length > 0 && countText(lines.length, problems.size)}
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={text.addressesLabel}>
          {lines.map((line) => {
            const problem = problems.get(line.key)
            return (
              <li key={line.key} className={classNames(styles.line, problem !== undefined && styles.wrong)}>
                <span className={styles.words}>
                  <span className={styles.text} dir="auto">
                    {line.text}
                  </span>
                  {problem !== undefined && <span className={styles.problem}>{problem}</span>}
                </span>
                {problem !== undefined && (
                  <Button size="sm" variant="quiet" aria-label={text.correctLine({ line: line.text })} onClick={() => onCorrect(line)}>
                    {text.correct}
                  </Button>
                )}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text.removeLine({ line: line.text })}
                  title={text.removeLine({ line: line.text })}
                  onClick={() => onRemove(line)}
                >
                  <Icon of={CloseIcon} size="sm" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

function countText(lines: number, problems: number): string {
  return problems === 0 ? text.listed({ count: lines }) : text.listedWithProblems({ count: lines, problems })
}
