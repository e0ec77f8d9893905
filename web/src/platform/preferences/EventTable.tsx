import type { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../ui/Icon.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './EventTable.module.css'
import { text } from './preferences.text.ts'

type Setting = OutputOf<typeof GetNotificationSettings>['Settings'][number]

const CHANNELS = [
  { name: 'InApp', title: text.onScreen, isFixed: (setting: Setting) => setting.InAppIsFixed },
  { name: 'Email', title: text.email, isFixed: (setting: Setting) => setting.EmailIsFixed },
] as const

/** One table for each group of events. The place of an event in the list is its place in the form. */
export function EventTable({ settings }: { settings: readonly Setting[] }) {
  const groups = Map.groupBy(
    settings.map((setting, index) => ({ setting, index })),
    ({ setting }) => setting.Group,
  )
  return [...groups].map(([group, rows]) => (
    <Section key={group} title={group}>
      <div className={styles.sheet}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{text.event}</span>
              </th>
              {CHANNELS.map(({ name, title }) => (
                <th key={name} scope="col" className={styles.channel}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ setting, index }) => (
              <EventRow key={setting.Event} setting={setting} index={index} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  ))
}

function EventRow({ setting, index }: { setting: Setting; index: number }) {
  const { register } = useFormContext()
  return (
    <tr>
      <th scope="row" className={styles.event}>
        <span className={styles.label}>{setting.Label}</span>
        <span className={styles.when}>{setting.When}</span>
      </th>
      {CHANNELS.map(({ name, title, isFixed }) => (
        <td key={name} className={styles.channel}>
          {isFixed(setting) ? (
            <span className={styles.always}>
              <Icon of={LockIcon} size="sm" />
              {text.always}
            </span>
          ) : (
            <label className={styles.tick}>
              <span className="visually-hidden">{text.channelOf({ event: setting.Label, channel: title })}</span>
              <input type="checkbox" {...register(`Settings.${index}.${name}`)} />
            </label>
          )}
        </td>
      ))}
    </tr>
  )
}
