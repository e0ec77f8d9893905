import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../navigation/chunks.ts'
import { useRecentlySeen } from '../recently-seen.ts'
import styles from './RecentlySeen.module.css'

const SeenStrip = lazyPart(() => import('./SeenStrip.tsx').then((part) => part.SeenStrip))

/** The homes whose pages were opened in this browser. Nothing is loaded for it before someone comes near it. */
export function RecentlySeen() {
  const ids = useRecentlySeen()
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const hasSeen = ids.length > 0

  useEffect(() => {
    if (!hasSeen || !ref.current) return
    const observer = new IntersectionObserver((entries) => setNear((before) => before || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '300px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [hasSeen])

  if (!hasSeen) return null
  return (
    <div ref={ref} className={styles.place}>
      {isNear && (
        <Suspense fallback={null}>
          <SeenStrip ids={ids} />
        </Suspense>
      )}
    </div>
  )
}
