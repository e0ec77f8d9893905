import type { ReactNode } from 'react'
import { Drawing, type DrawingTone } from '../../ui/Drawing.tsx'
import type { Cover } from '../blog/blog-post.ts'
import { Agent, Calendar, Deposit, Inspection, Keys, Lease, Pricing, Screening } from './cover-scenes.tsx'
import { Bridge, Desk, Road } from './page-scenes.tsx'

type Scene = { tone?: DrawingTone; content: ReactNode }
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

/** A scene of the public pages. */
export function SiteDrawing({ scene }: { scene: SceneName }) {
  const { tone, content } = SCENES[scene]
  return <Drawing tone={tone}>{content}</Drawing>
}
