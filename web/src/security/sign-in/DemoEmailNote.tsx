import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall } from '../../api/query.ts'

/** A demo's emails reach nobody: says where they wait. */
export function DemoEmailNote() {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  if (!data || data.DemoSignIns.length === 0) return null
  return (
    <>
      {' '}
      This is a demo: its emails wait in the{' '}
      <a href="/outbox" target="_blank">
        outbox<span className="visually-hidden"> (opens a new tab)</span>
      </a>
      .
    </>
  )
}
