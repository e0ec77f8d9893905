import { useState } from 'react'
import { withToast } from './with-toast.ts'

/** Asks for a fresh link at each press, since links are short-lived, and saves what it leads to. */
export function useDownload(ask: () => Promise<{ Url: string }>): { isAsking: boolean; save: () => Promise<void> } {
  const [isAsking, setIsAsking] = useState(false)

  async function download() {
    const { Url } = await ask()
    // As a download, so that this page stays even where the answer is a refusal.
    const link = document.createElement('a')
    link.href = Url
    link.download = ''
    link.click()
  }

  async function save() {
    setIsAsking(true)
    await withToast(download())
    setIsAsking(false)
  }

  return { isAsking, save }
}
