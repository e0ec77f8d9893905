import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Cover } from '../blog/blog-post.ts'
import { Agent, Calendar, Deposit, Inspection, Keys, Lease, Pricing, Screening } from './cover-scenes.tsx'
import { Bridge, Desk, Road } from './page-scenes.tsx'
import styles from './SiteDrawing.module.css'

type Scene = { tone?: 'warm' | 'green'; content: ReactNode }
export type SceneName = Cover | 'bridge' | 'desk' | 'road'

const SCENES: Record<SceneName, Scene> = {
  agent: { content: <Agent /> },
  calendar: { tone: 'warm', content: <Calendar /> },
  deposit: { tone: 'green', content: <Deposit /> },
  inspection: { tone: 'warm', content: <Inspection /> },
  keys: { tone: 'green', content: <Keys /> },
  lease: { content: <Lease /> },
  pricing: { tone: 'warm', content: <Pricing /> },
  screening: { content: <Screening /> },
  bridge: { content: <Bridge /> },
  desk: { tone: 'warm', content: <Desk /> },
  road: { tone: 'green', content: <Road /> },
}

/** A small scene beside words that say the same; it fills its box and is cut at the edges. */
export function SiteDrawing({ scene }: { scene: SceneName }) {
  const { tone, content } = SCENES[scene]
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.drawing, tone && styles[tone])}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="300" height="200" className={styles.sky} />
      {content}
    </svg>
  )
}
