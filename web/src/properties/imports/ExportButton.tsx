import { ExportUserAssets, MAX_EXPORTED_BY_ID } from '@keystead/contract/properties/imports/import.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { call } from '../../api/call.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { useDownload } from '../../ui/use-download.ts'
import { text } from './export.text.ts'

type ExportButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { wanted: InputOf<typeof ExportUserAssets> }

/** Saves properties as a file that an import takes. */
export function ExportButton({ wanted, ...look }: ExportButtonProps) {
  const { isAsking, save } = useDownload(() => call(ExportUserAssets, wanted))
  const isTooMany = (wanted.AssetIds?.length ?? 0) > MAX_EXPORTED_BY_ID
  return (
    <Button
      {...look}
      icon={DownloadIcon}
      busy={isAsking}
      disabledReason={isTooMany ? text.tooMany({ most: MAX_EXPORTED_BY_ID }) : null}
      onClick={() => void save()}
    >
      {text.button}
    </Button>
  )
}
