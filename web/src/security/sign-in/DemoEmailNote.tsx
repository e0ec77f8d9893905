import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall } from '../../api/query.ts'
import { inParts } from '../../ui/in-parts.ts'
import { NewTab } from '../../ui/NewTab.tsx'
import { text } from './account.text.ts'

/** A demo's emails reach no one: says where they wait. */
export function DemoEmailNote() {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  if (!data || data.DemoSignIns.length === 0) return null
  return (
    <>
      {inParts(
        text.demoNote.parts({
          outbox: (
            <a href="/outbox" target="_blank">
              {text.outbox}
              <NewTab />
            </a>
          ),
        }),
      )}
    </>
  )
}
