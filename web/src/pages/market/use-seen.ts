import { useEffect } from 'react'
import { recordView } from '../../marketplace/listing-life/record-view.ts'
import { rememberSeen } from '../../marketplace/search/recently-seen.ts'

/** Who leaves sooner has not looked. */
const LOOKED_AFTER_MS = 2_000

/** Remembers in this browser that a home was looked at, and counts the look for its owner. */
export function useSeen(assetId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      rememberSeen(assetId)
      recordView(assetId)
    }, LOOKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [assetId])
}
