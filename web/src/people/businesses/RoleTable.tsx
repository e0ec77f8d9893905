import { text as names } from '@keystead/contract/people/businesses/business.text.ts'
import { levelsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { type Area, AREAS, LEVELS } from '@keystead/contract/rpc/permissions.ts'
import { useController } from 'react-hook-form'
import { Icon } from '../../ui/Icon.tsx'
import { AlertIcon } from '../../ui/icons.ts'
import { useField } from '../../ui/form/use-field.ts'
import { areaTitle } from './rights-words.ts'
import { text } from './roles.text.ts'
import styles from './Roles.module.css'

/** Areas by levels: each row is one choice, which the arrow keys move. */
export function RoleTable() {
  return (
    <section aria-labelledby="role-areas">
      <h3 id="role-areas">{text.areas}</h3>
      <p className={styles.help}>{text.areasHelp}</p>
      <div className={styles.table}>
        {AREAS.map((area) => (
          <AreaRow key={area} area={area} />
        ))}
      </div>
    </section>
  )
}

function AreaRow({ area }: { area: Area }) {
  const name = `Rights.${area}`
  const { id, error, errorId, aria } = useField({ name })
  const { field } = useController({ name })
  const levels = levelsOf(area)
  return (
    <fieldset className={styles.row} id={id} tabIndex={-1} {...aria}>
      <legend>{areaTitle(area)}</legend>
      <div className={styles.levels}>
        {LEVELS.map((level) =>
          levels.includes(level) ? (
            <label key={level} className={styles.level}>
              <input
                ref={level === field.value ? field.ref : undefined}
                type="radio"
                name={id}
                value={level}
                checked={field.value === level}
                onChange={() => field.onChange(level)}
                onBlur={field.onBlur}
              />
              <span>{names.levels[level]}</span>
            </label>
          ) : (
            <span key={level} aria-hidden="true" />
          ),
        )}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon of={AlertIcon} size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
