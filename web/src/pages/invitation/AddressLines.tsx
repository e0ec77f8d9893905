import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CloseIcon } from '../../ui/icons.ts'
import { type AddressLine, problemsOf } from './address-lines.ts'
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
        <ul className={styles.lines} aria-label="Addresses in the list">
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
                  <Button size="sm" variant="quiet" aria-label={`Correct ${line.text}`} onClick={() => onCorrect(line)}>
                    Correct
                  </Button>
                )}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${line.text}`}
                  title={`Remove ${line.text}`}
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
  const all = lines === 1 ? '1 address in the list' : `${lines} addresses in the list`
  return problems === 0 ? `${all}.` : `${all}, ${problems} with a problem.`
}
