import type { BusinessDetails, RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages as refusals } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import { DeleteBusinessRole, GetBusinessRoles, SaveBusinessRole } from '@keystead/contract/people/businesses/member.operations.ts'
import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CopyIcon, PencilIcon, TrashIcon, UsersIcon } from '../../ui/icons.ts'
import { ItemCard } from '../../ui/ItemCard.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton, TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { RightsList } from './RightsList.tsx'
import { text } from './roles.text.ts'
import styles from './Roles.module.css'

const RoleForm = lazyPart(() => import('./RoleForm.tsx').then((part) => part.RoleForm))

/** The roles of a business; the one that the address names is in its form. */
export function RolesTab({ business: { BusinessId } }: { business: BusinessDetails }) {
  const [search] = useSearchParams()
  const may = useMay()
  const { data, error, refetch } = useCall(GetBusinessRoles, { BusinessId })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton count={6} />
  const [changed, copied] = [search.get('role'), search.get('copy')]
  const wanted = changed ?? copied
  if (wanted === null || !may(SaveBusinessRole)) return <RoleList businessId={BusinessId} roles={data.Roles} />
  const role = data.Roles.find(({ Role, IsBuiltIn }) => Role === wanted && (changed === null || !IsBuiltIn))
  if (role) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <RoleForm key={wanted} businessId={BusinessId} role={role} isCopy={changed === null} />
      </Suspense>
    )
  }
  return (
    <ErrorState
      failure={{ message: text.notFound }}
      action={<LinkButton to={paths.viewBusiness(BusinessId, 'roles')}>{text.allRoles}</LinkButton>}
    />
  )
}

type RoleListProps = { businessId: string; roles: readonly RoleItem[] }

function RoleList({ businessId, roles }: RoleListProps) {
  const [doomed, setDoomed] = useState<RoleItem | null>(null)
  const deletion = useCommand(DeleteBusinessRole)
  return (
    <>
      <p className={styles.intro}>{text.intro}</p>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role.Role}>
            <Role businessId={businessId} role={role} onDelete={() => setDoomed(role)} />
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          open
          title={text.deleteTitle({ role: doomed.Name })}
          consequence={text.deleteConsequence}
          confirmText={text.deleteIt}
          busy={deletion.pending}
          onConfirm={() => void withToast(deletion.run({ RoleId: doomed.Role }), text.deleted).then(() => setDoomed(null))}
          onCancel={() => setDoomed(null)}
        />
      )}
    </>
  )
}

function Role({ businessId, role, onDelete }: { businessId: string; role: RoleItem; onDelete: () => void }) {
  const { Role: key, Name, IsBuiltIn, MembersCount, Rights } = role
  const may = useMay()
  return (
    <ItemCard
      title={<bdi>{Name}</bdi>}
      titleLevel={2}
      status={
        <Badge plain tone={IsBuiltIn ? 'neutral' : 'brand'}>
          {IsBuiltIn ? text.builtIn : text.own}
        </Badge>
      }
      actions={
        <>
          <LinkButton to={paths.viewBusiness(businessId, 'members', { role: key })} size="sm" variant="quiet" icon={UsersIcon}>
            {text.members({ count: MembersCount })}
          </LinkButton>
          {may(SaveBusinessRole) && (
            <>
              <LinkButton
                to={paths.viewBusiness(businessId, 'roles', { copy: key })}
                size="sm"
                icon={CopyIcon}
                aria-label={text.copyOf({ role: Name })}
              >
                {text.copy}
              </LinkButton>
              {!IsBuiltIn && (
                <>
                  <LinkButton
                    to={paths.viewBusiness(businessId, 'roles', { role: key })}
                    size="sm"
                    icon={PencilIcon}
                    aria-label={text.changeRole({ role: Name })}
                  >
                    {text.change}
                  </LinkButton>
                  <Button
                    size="sm"
                    icon={TrashIcon}
                    aria-label={text.deleteRole({ role: Name })}
                    disabledReason={MembersCount > 0 ? refusals.roleInUse : null}
                    onClick={onDelete}
                  >
                    {text.delete}
                  </Button>
                </>
              )}
            </>
          )}
        </>
      }
    >
      <RightsList rights={Rights} isAdministrator={key === ADMINISTRATOR} />
    </ItemCard>
  )
}
