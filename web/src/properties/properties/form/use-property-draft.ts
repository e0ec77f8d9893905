import {
  DraftChanged,
  DraftNotFound,
  GetAssetDraftDetails,
  SaveAssetDraft,
  TooManyDrafts,
} from '@keystead/contract/properties/drafts/draft.operations.ts'
import type { CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/failure.ts'
import { useCommand } from '../../../api/query.ts'
import type { Merged } from '../../../ui/form/merge-changes.ts'
import type { ContractForm } from '../../../ui/form/use-resolved-form.ts'
import type { State } from '../../../places/reference-data/use-states.ts'
import { dropCopy, keepCopy } from '../../drafts/draft-copy.ts'
import { createDraftKeeper, type Kept } from '../../drafts/draft-keeper.ts'
import { mergeDrafts } from './property-changes.ts'
import { draftFromMemory, draftToKeep, emptyDraft, isSameDraft } from './property-draft.ts'
import type { PropertyDraft } from './property-fields.ts'
import type { FormStep } from './property-steps.ts'

export type KeptDraft = Kept<PropertyDraft>

type PropertyDraftOptions = {
  form: ContractForm<PropertyDraft, PropertyDraft>
  category: CategoryId
  states: readonly State[]
  /** What the server had when the form began. */
  begin: KeptDraft
  step: FormStep
}

/** Keeps the form of a property that is not there yet, while it is typed into: on the server, else on this device. */
export function usePropertyDraft({ form, category, states, begin, step }: PropertyDraftOptions) {
  const { subscribe, getValues, reset } = form
  const { run } = useCommand(SaveAssetDraft)
  const [round, setRound] = useState(0)
  const [newer, setNewer] = useState<{ newest: KeptDraft; merged: Merged<PropertyDraft> } | null>(null)

  const [keeper] = useState(() =>
    createDraftKeeper<PropertyDraft>({
      begin,
      send: (draft) =>
        run({
          DraftId: draft.draftId,
          Version: draft.version,
          CategoryId: category,
          Step: draft.step as FormStep,
          Fields: draftToKeep(draft.fields),
        }),
      meaningOf,
      isSame: isSameDraft,
      keepCopy: (kept, typed) =>
        keepCopy(category, { draftId: kept.draftId, version: kept.version, base: kept.fields, fields: typed.fields, step: typed.step }),
      dropCopy: (draftId) => dropCopy(category, draftId),
    }),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  const draftId = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.kept().draftId,
    () => null,
  )

  const stepNow = useEffectEvent(() => step)

  useEffect(() => {
    keeper.resume()
    // What was typed before, and never reached the server.
    keeper.typed(getValues(), stepNow())
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ values }) => keeper.typed(values, stepNow()) })
    const saveNow = () => void keeper.save()
    const saveBeforeItGoes = () => document.visibilityState === 'hidden' && saveNow()
    window.addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', saveBeforeItGoes)
    return () => {
      unsubscribe()
      window.removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', saveBeforeItGoes)
      saveNow()
      keeper.stop()
    }
  }, [keeper, subscribe, getValues])

  // A step that is done is saved at once.
  useEffect(() => {
    keeper.typed(getValues(), step)
    void keeper.save()
  }, [keeper, getValues, step])

  const compare = useEffectEvent(async () => {
    const { draftId: id, fields: base } = keeper.kept()
    if (id === null) return
    const answer = await call(GetAssetDraftDetails, { DraftId: id }).catch(() => null)
    if (answer === null) return
    const fields = draftFromMemory(answer.Fields, category) ?? emptyDraft(category)
    const newest = { draftId: id, version: answer.Version, fields, step: answer.Step }
    const mine = getValues()
    const merged = mergeDrafts({ base, mine, newest: fields }, states)
    // What is newest is what this device has sent itself: only the answer was lost.
    if (merged.conflicts.length === 0 && isSameDraft(merged.draft, mine)) keeper.adopt(newest)
    else if (isSameDraft(base, mine)) goOnWith(fields, newest)
    else setNewer({ newest, merged })
  })
  // The form is a store of its own, and what is newest has to be asked for.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (state === 'changed') void compare()
  }, [state])

  function goOnWith(fields: PropertyDraft, newest: KeptDraft) {
    setNewer(null)
    setRound(round + 1)
    reset(fields)
    keeper.typed(fields, step)
    keeper.adopt(newest)
  }

  return {
    state,
    draftId,
    keeper,
    conflicts: newer && newer.merged.conflicts,
    /** Counts how often the form got other values than were typed into it: its controls begin again. */
    round,
    keepMine: () => newer && goOnWith(newer.merged.draft, newer.newest),
    loadNewest: () => newer && goOnWith(newer.newest.fields, newer.newest),
    /** The draft was finished or deleted elsewhere; what is typed here becomes one of its own. */
    keepAsAnother: () => void keeper.beginAnew(emptyDraft(category)),
  }
}

function meaningOf(error: unknown) {
  if (!(error instanceof CallFailure)) return 'offline'
  if (error.is(DraftChanged)) return 'changed'
  if (error.is(DraftNotFound)) return 'gone'
  return error.is(TooManyDrafts) ? 'full' : 'offline'
}
