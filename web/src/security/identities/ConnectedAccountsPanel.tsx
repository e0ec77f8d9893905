import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/security/identities/identities-messages.text.ts'
import { ConnectIdentity, DisconnectIdentity, GetUserIdentities } from '@keystead/contract/security/identities/identity.operations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { KeyIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { PROVIDER_ICONS, type SocialProvider } from './provider-look.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './connected-accounts.text.ts'

type Identity = OutputOf<typeof GetUserIdentities>['Items'][number]

/** Accounts elsewhere that one can sign in with. Not there at all where no provider is set up and none was ever used. */
export function ConnectedAccountsPanel() {
  const config = useCall(GetAppConfig, FOR_THE_WEB)
  const identities = useCall(GetUserIdentities, {})
  const failed = config.error ?? identities.error
  if (config.data?.SocialProviders.length === 0 && identities.data?.Items.length === 0) return null
  return (
    <Section title={text.title} description={text.intro}>
      {failed ? (
        <ErrorState compact failure={failed} onRetry={() => void Promise.all([config.refetch(), identities.refetch()])} />
      ) : config.data && identities.data ? (
        <Accounts providers={config.data.SocialProviders} identities={identities.data.Items} />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}

function Accounts({ providers, identities }: { providers: readonly SocialProvider[]; identities: readonly Identity[] }) {
  const connect = useCommand(ConnectIdentity)
  const disconnect = useCommand(DisconnectIdentity)
  const [toDisconnect, setToDisconnect] = useState<Identity | null>(null)
  const unconnected = providers.filter(({ Id }) => !identities.some(({ ProviderId }) => ProviderId === Id))

  async function leave({ Id }: SocialProvider) {
    await withToast(connect.run({ ProviderId: Id, ReturnTo: paths.securitySettings() }).then(({ Url }) => window.location.assign(Url)))
  }

  async function disconnectNow({ ProviderId, Provider }: Identity) {
    await withToast(disconnect.run({ ProviderId }), text.disconnected({ provider: Provider }))
    setToDisconnect(null)
  }

  return (
    <>
      <ItemList>
        {identities.map((identity) => (
          <Item
            key={identity.ProviderId}
            icon={iconOf(providers, identity.ProviderId)}
            title={identity.Provider}
            action={
              !identity.IsOnlyWayIn && (
                <Button size="sm" onClick={() => setToDisconnect(identity)}>
                  {text.disconnect}
                  <span className="visually-hidden"> {identity.Provider}</span>
                </Button>
              )
            }
          >
            {identity.Email && (
              <p>
                <bdi>{identity.Email}</bdi>
              </p>
            )}
            <p>{inParts(text.connectedOn.parts({ date: <DateText date={identity.ConnectedAt} /> }))}</p>
            {identity.IsOnlyWayIn && (
              <p>
                {messages.onlyWayIn} <Link to={paths.forgotPassword()}>{text.setPassword}</Link>
              </p>
            )}
          </Item>
        ))}
        {unconnected.map((provider) => (
          <Item
            key={provider.Id}
            icon={PROVIDER_ICONS[provider.Key]}
            title={provider.Name}
            action={
              <Button size="sm" busy={connect.pending} onClick={() => void leave(provider)}>
                {text.connect}
                <span className="visually-hidden"> {provider.Name}</span>
              </Button>
            }
          >
            {text.notConnected}
          </Item>
        ))}
      </ItemList>
      <ConfirmDialog
        open={toDisconnect !== null}
        title={text.disconnectTitle({ provider: toDisconnect?.Provider ?? text.thisAccount })}
        consequence={text.disconnectConsequence}
        confirmText={text.disconnect}
        tone="normal"
        busy={disconnect.pending}
        onConfirm={() => toDisconnect && void disconnectNow(toDisconnect)}
        onCancel={() => setToDisconnect(null)}
      />
    </>
  )
}

function iconOf(providers: readonly SocialProvider[], providerId: number) {
  const provider = providers.find(({ Id }) => Id === providerId)
  return provider ? PROVIDER_ICONS[provider.Key] : KeyIcon
}
