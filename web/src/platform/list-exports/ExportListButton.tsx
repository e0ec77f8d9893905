import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import type { ExportedList } from '@keystead/contract/platform/list-exports/list-export.values.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { useDownload } from '../../ui/use-download.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import styles from './ExportListButton.module.css'
import { text } from './list-exports.text.ts'

type ExportListButtonProps = {
  /** The call that the list is read by. */
  list: ExportedList
  /** As the list is narrowed now; pages are left out. */
  filters?: Readonly<Record<string, unknown>>
}

/** Below a list: saves all of it, not only the page in sight. */
export function ExportListButton({ list, filters }: ExportListButtonProps) {
  const TimeZone = useTimeZone()
  const { isAsking, save } = useDownload(() => call(ExportList, { List: list, Filters: { ...filters }, TimeZone }))
  return (
    <p className={styles.foot}>
      <Button size="sm" icon={DownloadIcon} busy={isAsking} onClick={() => void save()}>
        {text.exportList}
      </Button>
    </p>
  )
}
