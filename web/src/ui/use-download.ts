import { useState } from 'react'
import { told } from './told.ts'

/** Asks for a fresh link at each press, since links are short-lived, and saves what it leads to. */
export function useDownload(ask: () => Promise<{ Url: string }>): { isAsking: boolean; save: () => Promise<void> } {
  const [isAsking, setIsAsking] = useState(false)

  async function download() {
    const { Url } = await ask()
    // The answer is a file, so this page stays.
    window.location.assign(Url)
  }

  async function save() {
    setIsAsking(true)
    await told(download())
    setIsAsking(false)
  }

  return { isAsking, save }
}
