import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { useState, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { CallFailure } from '../../api/failure.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import type { Merged } from './merge-changes.ts'
import type { ContractForm } from './use-resolved-form.ts'

type VersionedForm<Draft> = {
  /** What the form began with. */
  initial: Draft
  /** How the saving call says that someone was quicker. */
  changed: ErrorDefinition
  loadNewest: () => Promise<Draft>
  merge: (three: Record<'base' | 'mine' | 'newest', Draft>) => Merged<Draft>
}

/** A form whose thing may be changed by someone else meanwhile: no one overwrites unseen, and nothing typed is lost. */
export function useVersionedForm<Draft extends FieldValues, Output>(
  form: ContractForm<Draft, Output>,
  { initial, changed, loadNewest, merge }: VersionedForm<Draft>,
) {
  /** What is typed began from this. */
  const [base, setBase] = useState(initial)
  const [newer, setNewer] = useState<{ newest: Draft; merged: Merged<Draft> } | null>(null)

  function begin(from: Draft, typed = from) {
    setBase(from)
    setNewer(null)
    form.reset(from)
    for (const [field, value] of Object.entries(typed)) form.setValue(field as Path<Draft>, value, { shouldDirty: true })
  }

  /** Runs the saving call; when someone was quicker, both versions are shown. */
  async function save<Saved>(work: Promise<Saved>): Promise<Saved> {
    try {
      return await work
    } catch (error) {
      if (error instanceof CallFailure && error.is(changed)) {
        const newest = await loadNewest()
        setNewer({ newest, merged: merge({ base, mine: form.getValues(), newest }) })
      }
      throw error
    }
  }

  const notice: ReactNode = newer && (
    <ChangedMeanwhile
      conflicts={newer.merged.conflicts}
      onKeepMine={() => begin(newer.newest, newer.merged.draft)}
      onLoadNewest={() => begin(newer.newest)}
    />
  )
  return { base, begin, save, notice }
}
