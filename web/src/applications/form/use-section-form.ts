import { ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import type { FieldProblem } from '@keystead/contract/applications/form/form-rules.ts'
import { ApplicationFormChanged, ApplicationFormSubmitted } from '@keystead/contract/applications/form/form.operations.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, useWatch } from 'react-hook-form'
import { CallFailure, asCallFailure } from '../../api/failure.ts'
import type { Merged } from '../../ui/form/merge-changes.ts'
import { isSame } from '../../ui/form/same-value.ts'
import { type ContractForm, useResolvedForm } from '../../ui/form/use-resolved-form.ts'
import { byField, errorsOf, withoutBlanks } from './section-problems.ts'
import type { Section, Versioned } from './section.ts'
import { useSaveMoments } from './use-save-moments.ts'

export type Saving = { readonly is: 'idle' | 'saving' | 'saved' } | { readonly is: 'failed'; readonly why: string }

/** What another device has saved meanwhile, and what comes of both. */
type Newer<Values> = { newest: Versioned<Values>; merged: Merged<Values> }

export type SectionForm<Values extends FieldValues> = {
  form: ContractForm<Values, Values>
  saving: Saving
  newer: Newer<Values> | null
  /** Changes when all fields begin from other values. */
  beginning: number
  /** Saves all that is typed; answers whether it is. */
  save: () => Promise<boolean>
  /** From now on what is lacking is said at its fields; answers whether anything is. */
  sayLacking: () => Promise<boolean>
  keepMine: () => void
  loadNewest: () => void
}

type Options<Values extends FieldValues> = {
  section: Section<Values>
  /** Typed before and not saved, where the section was left by the browser's own way. */
  unsaved: Values | null
  onLeftUnsaved: (typed: Values | null) => void
  saysLacking: boolean
  /** It can not be filled in any more. */
  onOver: () => void
}

/**
 * A section that saves itself: a while after typing has stopped, when the page goes out of sight, and when it is told to. One save is on
 * its way at a time, each with the version that the last one answered.
 */
export function useSectionForm<Values extends FieldValues>({
  section,
  unsaved,
  onLeftUnsaved,
  saysLacking,
  onOver,
}: Options<Values>): SectionForm<Values> {
  const [begun] = useState(section.begun)
  const [saving, setSaving] = useState<Saving>({ is: 'idle' })
  const [newer, setNewer] = useState<Newer<Values> | null>(null)
  const [beginning, setBeginning] = useState(0)
  const version = useRef(begun.version)
  const saved = useRef(withoutBlanks(begun.values))
  const running = useRef<Promise<boolean> | null>(null)
  const says = useRef({ wrong: false, lacking: saysLacking })
  /** What the server has refused, for as long as it is the same. */
  const refused = useRef<readonly (FieldProblem & { value: unknown })[]>([])

  function problemsOf(values: Values): FieldProblem[] {
    const said = withoutBlanks(values)
    const { wrong, lacking } = section.check(said)
    const still = refused.current.filter(({ Path, value }) => isSame(get(said, Path), value))
    return byField([...still, ...wrong, ...(says.current.lacking ? lacking : [])], Object.keys(section.lists))
  }

  const form = useResolvedForm<Values, Values>(
    (values) => {
      const problems = problemsOf(values)
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf<Values>(problems) }
    },
    (unsaved ?? begun.values) as DefaultValues<Values>,
  )
  const typed = useWatch({ control: form.control }) as Values
  const heard = useRef(typed)

  const now = () => withoutBlanks(form.getValues())
  const isClean = (values = form.getValues()) => isSame(withoutBlanks(values), saved.current)

  /** Once they are at their fields, with the summary of them. */
  async function show(): Promise<boolean> {
    says.current.wrong = true
    return form.trigger()
  }

  async function sayLacking(): Promise<boolean> {
    says.current.lacking = true
    return !(await show())
  }

  async function saveOnce(): Promise<boolean> {
    if (newer !== null) return false
    const values = structuredClone(form.getValues())
    const said = withoutBlanks(values)
    if (isSame(said, saved.current)) {
      form.resetDefaultValues(values)
      return true
    }
    const [wrong] = section.check(said).wrong
    if (wrong) {
      setSaving({ is: 'failed', why: wrong.Text })
      await show()
      return false
    }
    setSaving({ is: 'saving' })
    try {
      const { Version } = await section.send(said, { version: version.current, before: saved.current })
      version.current = Version
      saved.current = said
      refused.current = []
      form.resetDefaultValues(values)
      setSaving({ is: 'saved' })
      return true
    } catch (error) {
      await fail(error, said)
      return false
    }
  }

  async function fail(error: unknown, said: Values) {
    // A defect of ours must reach the console and its watchers; the person gets the general sentence.
    if (!(error instanceof CallFailure)) reportError(error)
    const failure = asCallFailure(error)
    const fields = Object.entries(failure.fields)
    refused.current = fields.map(([Path, Text]) => ({ Path, Text, value: get(said, Path) as unknown }))
    if (fields.length > 0) await show()
    setSaving({ is: 'failed', why: fields[0]?.[1] ?? failure.message })
    if (failure.is(ApplicationFormSubmitted) || failure.is(ApplicationNotOpen)) onOver()
    if (failure.is(ApplicationFormChanged)) await meet()
  }

  /** What the other device saved comes to lie beside what is typed here. */
  async function meet() {
    try {
      const newest = await section.newest()
      const merged = section.merge({ base: saved.current, mine: now(), newest: withoutBlanks(newest.values) })
      setNewer({ newest, merged })
    } catch (error) {
      setSaving({ is: 'failed', why: asCallFailure(error).message })
    }
  }

  function begin({ values, version: of }: Versioned<Values>, mine: Values | null) {
    version.current = of
    saved.current = withoutBlanks(values)
    refused.current = []
    setNewer(null)
    setSaving({ is: 'idle' })
    form.reset(mine ?? values)
    form.resetDefaultValues(values)
    setBeginning((times) => times + 1)
  }

  async function saveInTurn(): Promise<boolean> {
    while (running.current) await running.current
    running.current = saveOnce().finally(() => {
      running.current = null
    })
    return running.current
  }

  useSaveMoments({ typed, isClean, save: saveInTurn, isHeld: newer !== null })
  const hear = useEffectEvent((values: Values) => {
    if (heard.current === values) return
    heard.current = values
    if (says.current.wrong || says.current.lacking) void form.trigger()
  })
  useEffect(() => hear(typed), [typed])

  const leave = useEffectEvent(() => {
    if (isClean()) return onLeftUnsaved(null)
    onLeftUnsaved(structuredClone(form.getValues()))
    void saveInTurn().then((isSaved) => isSaved && onLeftUnsaved(null))
  })
  const arrive = useEffectEvent(() => {
    if (unsaved) form.resetDefaultValues(begun.values)
    if (saysLacking) void form.trigger()
  })
  useEffect(() => {
    arrive()
    return () => leave()
  }, [])

  return {
    form,
    saving,
    newer,
    beginning,
    // What was typed while the first was on its way goes with a second one.
    save: async () => (await saveInTurn()) && (isClean() || saveInTurn()),
    sayLacking,
    keepMine: () => newer && begin(newer.newest, newer.merged.draft),
    loadNewest: () => newer && begin(newer.newest, null),
  }
}
