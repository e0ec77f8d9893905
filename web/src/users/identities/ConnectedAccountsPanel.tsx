import { GetAppConfig } from '@keystead/contract/common/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { ConnectIdentity, DisconnectIdentity, GetUserIdentities } from '@keystead/contract/users/identities/identity.operations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { KeyIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { PROVIDER_ICONS, type SocialProvider } from './provider-look.ts'
import styles from './ConnectedAccountsPanel.module.css'

type Identity = OutputOf<typeof GetUserIdentities>['Items'][number]

/** Accounts elsewhere that one can sign in with. Not there at all where no provider is set up and none was ever used. */
export function ConnectedAccountsPanel() {
  const config = useCall(GetAppConfig, {})
  const identities = useCall(GetUserIdentities, {})
  const failed = config.error ?? identities.error
  if (config.data?.SocialProviders.length === 0 && identities.data?.Items.length === 0) return null
  return (
    <Section title="Connected accounts" description="Sign in with an account that you have elsewhere. We never post there.">
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
    try {
      const { Url } = await connect.run({ ProviderId: Id, ReturnTo: paths.securitySettings() })
      window.location.assign(Url)
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
  }

  async function disconnectNow({ ProviderId, Provider }: Identity) {
    try {
      await disconnect.run({ ProviderId })
      toast.success(`${Provider} is disconnected.`)
    } catch (error) {
      toast.error(asCallFailure(error).message)
    } finally {
      setToDisconnect(null)
    }
  }

  return (
    <>
      <ul className={styles.accounts}>
        {identities.map((identity) => (
          <li key={identity.ProviderId} className={styles.account}>
            <Icon of={iconOf(providers, identity.ProviderId)} size="lg" />
            <div className={styles.words}>
              <p className={styles.name}>{identity.Provider}</p>
              {identity.Email && (
                <p className={styles.detail}>
                  <bdi>{identity.Email}</bdi>
                </p>
              )}
              <p className={styles.detail}>
                Connected <DateText date={identity.ConnectedAt} />
              </p>
              {identity.IsOnlyWayIn && (
                <p className={styles.detail}>
                  {messages.onlyWayIn} <Link to={paths.forgotPassword()}>Set one by mail</Link>
                </p>
              )}
            </div>
            {!identity.IsOnlyWayIn && (
              <Button size="sm" onClick={() => setToDisconnect(identity)}>
                Disconnect<span className="visually-hidden"> {identity.Provider}</span>
              </Button>
            )}
          </li>
        ))}
        {unconnected.map((provider) => (
          <li key={provider.Id} className={styles.account}>
            <Icon of={PROVIDER_ICONS[provider.Key]} size="lg" />
            <div className={styles.words}>
              <p className={styles.name}>{provider.Name}</p>
              <p className={styles.detail}>Not connected</p>
            </div>
            <Button size="sm" busy={connect.pending} onClick={() => void leave(provider)}>
              Connect<span className="visually-hidden"> {provider.Name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toDisconnect !== null}
        title={`Disconnect ${toDisconnect?.Provider ?? 'this account'}?`}
        consequence="You can no longer sign in with it. Your other ways to sign in stay as they are, and you can connect it again at any time."
        confirmText="Disconnect"
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
