import { GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './closing.text.ts'

/** Everything that is kept of the account, to take along. */
export function ExportPanel() {
  const [isAsking, setIsAsking] = useState(false)

  async function download() {
    const { Url } = await call(GetAccountExport, {})
    window.location.assign(Url)
  }

  async function press() {
    setIsAsking(true)
    await withToast(download())
    setIsAsking(false)
  }

  return (
    <Section title={text.exportTitle} description={text.exportIntro}>
      <Button icon={DownloadIcon} busy={isAsking} onClick={() => void press()}>
        {text.downloadData}
      </Button>
    </Section>
  )
}
