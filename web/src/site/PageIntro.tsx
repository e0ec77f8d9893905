import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { SiteDrawing, type SceneName } from './drawings/SiteDrawing.tsx'
import styles from './PageIntro.module.css'

/** How a page for strangers opens: what it is about in one line, why to read on, and a drawing. */
export function PageIntro({ title, scene, children }: { title: string; scene: SceneName; children: ReactNode }) {
  return (
    <header className={styles.intro}>
      <div className={styles.wrap}>
        <div>
          <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{children}</p>
        </div>
        <div className={styles.picture}>
          <SiteDrawing scene={scene} />
        </div>
      </div>
    </header>
  )
}
