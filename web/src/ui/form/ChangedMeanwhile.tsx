import { Button } from '../Button.tsx'
import styles from './ChangedMeanwhile.module.css'

/** A field that two people changed at the same time to different things. */
export type Conflict = { field: string; label: string; mine: string; newest: string }

type ChangedMeanwhileProps = {
  conflicts: readonly Conflict[]
  onLoadNewest: () => void
  onKeepMine: () => void
}

/** Somebody else was quicker. Nothing typed is lost; both versions of a field are shown where they differ. */
export function ChangedMeanwhile({ conflicts, onLoadNewest, onKeepMine }: ChangedMeanwhileProps) {
  return (
    <section className={styles.conflict} aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile">There is a newer version</h2>
      {conflicts.length === 0 ? (
        <p>The newer version changed other fields than you did. Keep your changes and save again: both will stay.</p>
      ) : (
        <>
          <p>These fields were changed on both sides. All your other changes fit on top of the newest version.</p>
          <dl>
            {conflicts.map(({ field, label, mine, newest }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.which}>Yours: </span>
                  {mine}
                </dd>
                <dd>
                  <span className={styles.which}>Newest: </span>
                  {newest}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={styles.choices}>
        <Button onClick={onKeepMine}>Keep my changes</Button>
        <Button onClick={onLoadNewest}>Load the newest version</Button>
      </div>
    </section>
  )
}
