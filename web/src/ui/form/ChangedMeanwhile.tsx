import { Button } from '../Button.tsx'
import styles from './ChangedMeanwhile.module.css'
import { text } from './form.text.ts'

/** A field that two people changed at the same time to different things. */
export type Conflict = { field: string; label: string; mine: string; newest: string }

type ChangedMeanwhileProps = {
  conflicts: readonly Conflict[]
  onLoadNewest: () => void
  onKeepMine: () => void
}

/** Someone else was quicker. Nothing typed is lost; both versions of a field are shown where they differ. */
export function ChangedMeanwhile({ conflicts, onLoadNewest, onKeepMine }: ChangedMeanwhileProps) {
  return (
    <section className={styles.conflict} aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile">{text.thereIsANewerVersion}</h2>
      {conflicts.length === 0 ? (
        <p>{text.theNewerVersionChangedOther}</p>
      ) : (
        <>
          <p>{text.theseFieldsWereChangedOn}</p>
          <dl>
            {conflicts.map(({ field, label, mine, newest }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.which}>{text.yours} </span>
                  {mine}
                </dd>
                <dd>
                  <span className={styles.which}>{text.newest} </span>
                  {newest}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={styles.choices}>
        <Button onClick={onKeepMine}>{text.keepMyChanges}</Button>
        <Button onClick={onLoadNewest}>{text.loadTheNewestVersion}</Button>
      </div>
    </section>
  )
}
