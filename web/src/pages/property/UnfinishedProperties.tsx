import { DeleteAssetDraft, DRAFT_DAYS, GetAssetDrafts, SaveAssetDraft } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BuildingStoreIcon, HomeIcon, TrashIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { addAddress } from '../../properties/properties/form/property-places.ts'
import { FORM_STEPS, STEP_TITLES } from '../../properties/properties/form/property-steps.ts'
import { dropCopy } from '../../properties/drafts/draft-copy.ts'
import { unsavedDrafts, type Unfinished } from './unfinished.ts'
import styles from './UnfinishedProperties.module.css'
import { text } from './unfinished.text.ts'

type UnfinishedPropertiesProps = {
  /** No more than these; the others are where properties are added. All when left out. */
  most?: number
}

/** What was begun and is not there yet, here and on other devices. Nothing at all where there is none, and for those who may not go on with it. */
export function UnfinishedProperties({ most }: UnfinishedPropertiesProps) {
  const mayGoOn = useMay()(SaveAssetDraft)
  const { data } = useCall(GetAssetDrafts, {}, { enabled: mayGoOn })
  const [unsaved, setUnsaved] = useState(unsavedDrafts)
  const [doomed, setDoomed] = useState<Unfinished | null>(null)
  const deletion = useCommand(DeleteAssetDraft)
  const drafts: readonly Unfinished[] = [...unsaved, ...(data?.Items ?? [])]
  if (!mayGoOn || drafts.length === 0) return null
  const shown = drafts.slice(0, most)

  async function confirmDeletion() {
    if (!doomed) return
    dropCopy(doomed.CategoryId as CategoryId, doomed.DraftId)
    if (doomed.DraftId === null) setUnsaved(unsavedDrafts())
    else await withToast(deletion.run({ DraftId: doomed.DraftId }), messages.draftDeleted)
    setDoomed(null)
  }

  return (
    <Section
      title={text.title}
      className={styles.unfinished}
      description={most === undefined ? text.kept({ count: DRAFT_DAYS }) : undefined}
      action={
        shown.length < drafts.length && (
          <OpenLinkButton size="sm" to={paths.addNewProperty()}>
            {text.seeAll({ count: drafts.length })}
          </OpenLinkButton>
        )
      }
    >
      <ItemList>
        {shown.map((draft) => (
          <UnfinishedItem key={draft.DraftId ?? `new ${draft.CategoryId}`} draft={draft} onDelete={() => setDoomed(draft)} />
        ))}
      </ItemList>
      <ConfirmDialog
        open={doomed !== null}
        title={text.deleteTitle({ draft: doomed ? nameOf(doomed) : '' })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteDraft}
        busy={deletion.pending}
        onConfirm={() => void confirmDeletion()}
        onCancel={() => setDoomed(null)}
      />
    </Section>
  )
}

function UnfinishedItem({ draft, onDelete }: { draft: Unfinished; onDelete: () => void }) {
  const { CategoryId, DraftId, Step, City, UpdatedAt } = draft
  const name = nameOf(draft)
  return (
    <Item
      icon={CategoryId === CATEGORIES.Commercial ? BuildingStoreIcon : HomeIcon}
      title={name}
      status={DraftId === null ? <Badge tone="warn">{text.onThisDeviceOnly}</Badge> : undefined}
      action={
        <div className={styles.actions}>
          <LinkButton to={addAddress(CategoryId as CategoryId, { draftId: DraftId })} aria-label={text.continueWith({ draft: name })}>
            {text.continue}
          </LinkButton>
          <IconButton icon={TrashIcon} label={text.deleteOne({ draft: name })} onClick={onDelete} />
        </div>
      }
    >
      {text.step({ number: FORM_STEPS.indexOf(Step) + 1, total: FORM_STEPS.length, step: STEP_TITLES[Step] })}
      {City && ` · ${City}`}
      {UpdatedAt && (
        <>
          {' · '}
          <DateText date={UpdatedAt} />
        </>
      )}
    </Item>
  )
}

/** Its address, as soon as there is one. */
function nameOf({ AddressLine, Title, CategoryId }: Unfinished): string {
  return AddressLine ?? Title ?? (CategoryId === CATEGORIES.Commercial ? text.unnamedSpace : text.unnamedHome)
}
