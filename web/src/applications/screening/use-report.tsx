import { OpenScreeningReport } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { type ReactNode, useRef, useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { ReportDialog } from './ReportDialog.tsx'

type Asked = { readonly applicationId: string; readonly screeningId: string; readonly name: string }

/**
 * A report over the page, once it is asked for by a press: each opening is put on record. What it says is kept nowhere but on the screen, and is gone
 * when the window closes.
 */
export function useReport({ applicationId, screeningId, name }: Asked): { openReport: () => void; reportDialog: ReactNode } {
  const command = useCommand(OpenScreeningReport, { forgets: true })
  const [wanted, setWanted] = useState<{ readonly version: number | null } | null>(null)
  const [report, setReport] = useState<ReportRead | null>(null)
  /** Only what was asked for last is shown, and nothing that comes after the window was closed. */
  const asking = useRef(0)

  async function open(version: number | null) {
    setWanted({ version })
    setReport(null)
    const mine = ++asking.current
    try {
      const answer = await command.run({ ApplicationId: applicationId, ScreeningId: screeningId, Version: version })
      if (asking.current === mine) setReport(answer)
    } catch (error) {
      // A defect of ours must reach the console; what the server refuses is said in the window.
      if (asCallFailure(error) !== error) reportError(error)
    }
  }

  function close() {
    asking.current += 1
    setWanted(null)
    setReport(null)
    command.reset()
  }

  return {
    openReport: () => void open(null),
    reportDialog: wanted && (
      <ReportDialog
        name={name}
        report={report}
        failure={command.failure}
        onVersion={(version) => void open(version)}
        onRetry={() => void open(wanted.version)}
        onClose={close}
      />
    ),
  }
}
