import type { Store } from './store.ts'

export function readSetting(store: Store, name: string): string | null {
  return store.one<{ value: string }>('select value from setting where name = ?', name)?.value ?? null
}

export function writeSetting(store: Store, name: string, value: string): void {
  store.run('insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value', name, value)
}
