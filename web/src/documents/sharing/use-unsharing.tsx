import { RemoveSharedDocumentAccess, UnshareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { Thing } from '../documents/thing.ts'
import { text } from './sharing.text.ts'

type Asked = { readonly shareId: string; readonly title: string; readonly consequence: string; readonly confirmText: string }

/** Ends one share, or all of a thing, with the questions before it. */
export function useUnsharing(): {
  dialog: ReactNode
  askToRemove: (share: Asked) => void
  askToUnshare: (thing: Thing) => void
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [unshared, setUnshared] = useState<Thing | null>(null)
  const removal = useCommand(RemoveSharedDocumentAccess)
  const unsharing = useCommand(UnshareDocument)

  async function remove(ShareId: string) {
    if (await withToast(removal.run({ ShareId }), text.removed)) setAsked(null)
  }

  async function unshare({ kind, id }: Thing) {
    const work = unsharing.run(kind === 'folder' ? { FolderId: id } : { DocumentId: id })
    if (await withToast(work.then(({ EndedCount }) => toast.success(text.unshared({ count: EndedCount }))))) setUnshared(null)
  }

  return {
    dialog: (
      <>
        {asked && (
          <ConfirmDialog
            open
            title={asked.title}
            consequence={asked.consequence}
            confirmText={asked.confirmText}
            busy={removal.pending}
            onConfirm={() => void remove(asked.shareId)}
            onCancel={() => setAsked(null)}
          />
        )}
        {unshared && (
          <ConfirmDialog
            open
            title={text.unshareTitle({ thing: unshared.name })}
            consequence={text.unshareConsequence}
            confirmText={text.unshareAll}
            busy={unsharing.pending}
            onConfirm={() => void unshare(unshared)}
            onCancel={() => setUnshared(null)}
          />
        )}
      </>
    ),
    askToRemove: setAsked,
    askToUnshare: setUnshared,
  }
}
