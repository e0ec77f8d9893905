import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_ROLE_NAME, MAX_ROLES, PARTS } from '@keystead/contract/agreements/templates/template.values.ts'
import { use, useEffect, useRef } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FieldRow } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { newNames } from './rename-roles.ts'
import { NO_ROLE, type TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'

const PART_CHOICES = PARTS.map((part) => ({ Id: part, Text: text.parts[part] }))

type RoleFieldsProps = {
  /** As they are named now. */
  roles: readonly RoleRead[]
  /** What stood for a role stands for it under its new name. */
  onRename: (names: ReadonlyMap<string, string>) => void
}

/** Who signs, approves, reads or gets a copy. */
export function RoleFields({ roles, onRename }: RoleFieldsProps) {
  const { control, getValues } = useFormContext<TemplateDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Roles' })
  /** By row: the name that stands in the template. */
  const known = useRef(new Map<string, string>())
  useEffect(() => {
    for (const { id, Name } of fields) if (!known.current.has(id)) known.current.set(id, Name)
  }, [fields])

  /** Once names have been typed, so that no half of one is a name, and once they are different. */
  function rename() {
    const now = getValues('Roles').map(({ Name }) => Name.trim())
    const names = newNames(
      fields.map(({ id }) => known.current.get(id) ?? ''),
      now,
    )
    if (names === null) return
    fields.forEach(({ id }, index) => known.current.set(id, now[index]!))
    if (names.size > 0) onRename(names)
  }

  const isFull = fields.length >= MAX_ROLES
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the fields in it; Enter sends the form
    <fieldset className={styles.roles} onBlur={rename} onKeyDown={({ key }) => key === 'Enter' && rename()}>
      <legend>
        <h2>{text.roles}</h2>
      </legend>
      <p className={styles.help}>{text.rolesHelp}</p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.role}>
          <legend className="visually-hidden">{text.roleNumber({ number: index + 1 })}</legend>
          <FieldRow>
            <TextField name={`Roles.${index}.Name`} label={text.roleName} maxLength={MAX_ROLE_NAME} dir="auto" />
            <SelectField name={`Roles.${index}.Part`} label={text.part} choices={PART_CHOICES} />
          </FieldRow>
          <div className={styles.roleFoot}>
            <CheckboxField name={`Roles.${index}.IsMany`} label={text.isMany} />
            {fields.length > 1 && (
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => remove(index)}>
                {text.removeRole}
                <span className="visually-hidden"> {roles[index]?.Name || text.roleNumber({ number: index + 1 })}</span>
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <RolesError />
      <div>
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={isFull ? text.mostRoles({ most: MAX_ROLES }) : null}
          onClick={() => append(NO_ROLE)}
        >
          {text.addRole}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is wrong with all of them together. */
function RolesError() {
  const { control } = useFormContext<TemplateDraft>()
  const { errors } = useFormState({ control, name: 'Roles' })
  const id = controlId(use(FormId), 'Roles')
  const message = errors.Roles?.root?.message ?? errors.Roles?.message
  if (!message) return null
  return (
    <p id={id} tabIndex={-1} className={styles.wrong}>
      {message}
    </p>
  )
}
