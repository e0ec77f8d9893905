import { SaveBusinessRoleInput } from '@keystead/contract/people/businesses/business.forms.ts'
import type { RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { SaveBusinessRole } from '@keystead/contract/people/businesses/member.operations.ts'
import { levelsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { AREAS, type Level, type Rights } from '@keystead/contract/rpc/permissions.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.tsx'
import { RightsList } from './RightsList.tsx'
import { RoleTable } from './RoleTable.tsx'
import { text } from './roles.text.ts'
import styles from './Roles.module.css'

type RoleFormProps = { businessId: string; role: RoleItem; isCopy: boolean }

/** A role of the business's own: its name, and how far it goes in each area. */
export function RoleForm({ businessId, role, isCopy }: RoleFormProps) {
  const navigate = useNavigate()
  const saving = useCommand(SaveBusinessRole)
  const form = useContractForm(SaveBusinessRoleInput, draftOf(businessId, role, isCopy))
  const rights = useWatch({ control: form.control, name: 'Rights' })
  const roles = paths.viewBusiness(businessId, 'roles')
  return (
    <Section
      title={isCopy ? text.newTitle({ role: role.Name }) : text.changeTitle({ role: role.Name })}
      description={!isCopy && role.MembersCount > 0 ? text.countsAtOnce({ count: role.MembersCount }) : undefined}
    >
      <Form
        form={form}
        className={styles.form}
        onSubmit={async (typed) => {
          await saving.run(typed)
          toast.success(isCopy ? text.made : text.saved)
          await navigate(roles)
        }}
      >
        <TextField name="Name" label={text.name} help={text.nameHelp} maxLength={40} dir="auto" />
        <RoleTable />
        <section className={styles.words} aria-labelledby="in-words" aria-live="polite">
          <h3 id="in-words">{text.inWords}</h3>
          <RightsList rights={rights} isAdministrator={false} />
        </section>
        <FormActions>
          <SubmitButton>{isCopy ? text.create : text.save}</SubmitButton>
          <LinkButton to={roles} variant="quiet">
            {text.cancel}
          </LinkButton>
        </FormActions>
      </Form>
    </Section>
  )
}

function draftOf(BusinessId: string, { Role, Name, Version, Rights: given }: RoleItem, isCopy: boolean): InputOf<typeof SaveBusinessRole> {
  return {
    BusinessId,
    RoleId: isCopy ? null : Role,
    Version: isCopy ? 0 : Version,
    Name: isCopy ? text.copiedName({ role: Name }).slice(0, 40) : Name,
    Rights: ofOneOwn(given),
  }
}

/** What an administrator has above what other roles can have stays with administrators. */
function ofOneOwn(given: Partial<Rights>): Rights {
  const rights = AREAS.map((area): [string, Level] => {
    const most = levelsOf(area).at(-1) ?? 'none'
    const level = given[area] ?? 'none'
    return [area, levelsOf(area).includes(level) ? level : most]
  })
  return Object.fromEntries(rights) as Rights
}
