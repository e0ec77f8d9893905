-- Machinery that every capability stands on: ids, row security, replay, throttles, audit.

create extension if not exists pg_trgm;

-- Ids that grow with time keep indexes dense. PostgreSQL 18 brings uuidv7(); older servers get the same layout.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create function new_id() returns uuid language sql volatile parallel safe as ''select uuidv7()''';
  else
    execute $body$
      create function new_id() returns uuid language sql volatile parallel safe as $f$
        select encode(
          set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
            52, 1), 53, 1), 'hex')::uuid
      $f$
    $body$;
  end if;
end $$;

-- Whose rows a transaction may touch; set by the call layer with SET LOCAL. Row security is the second net behind the
-- scopes of the application.
create function current_account() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;
create function sees_everything() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.everything', true), '') = 'on' $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Which one-time loads have run, and in which version.
create table seed_state (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);

-- One call, one effect: the stored answer of a command, written in the transaction of its effect.
create table call_replay (
  caller text not null,
  operation text not null,
  transaction_id text not null,
  body_sha256 bytea not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (caller, operation, transaction_id)
);
create index call_replay_expires on call_replay (expires_at);

-- Quotas that all processes agree on: a counter per key and window.
create table throttle (
  key text not null,
  window_start timestamptz not null,
  used int not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index throttle_expires on throttle (expires_at);

-- Append-only, hash-chained record of what was done. One chain per account, so that accounts do not wait for each other.
create table audit_chain (
  chain text primary key,
  length bigint not null,
  head bytea not null
);
create table audit_event (
  chain text not null,
  seq bigint not null,
  at timestamptz not null,
  actor jsonb not null,
  operation text not null,
  object_id text,
  detail jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (chain, seq)
);
create trigger audit_event_is_final before update or delete on audit_event for each row execute function refuse_change();
create trigger audit_event_is_kept before truncate on audit_event for each statement execute function refuse_change();

create function audit_hash(previous bytea, at timestamptz, actor jsonb, operation text, object_id text, detail jsonb)
returns bytea language sql immutable as $$
  select sha256(previous || convert_to(concat_ws('|', extract(epoch from at)::text, actor::text, operation, coalesce(object_id, ''), detail::text), 'UTF8'))
$$;

create function append_audit(chain_name text, actor jsonb, operation text, object_id text, detail jsonb)
returns void language plpgsql as $$
declare
  link audit_chain;
  happened timestamptz := clock_timestamp();
  next_hash bytea;
begin
  insert into audit_chain as c (chain, length, head) values (chain_name, 0, '\x')
    on conflict (chain) do update set length = c.length
    returning * into link;
  next_hash := audit_hash(link.head, happened, actor, operation, object_id, detail);
  insert into audit_event (chain, seq, at, actor, operation, object_id, detail, previous_hash, hash)
    values (chain_name, link.length + 1, happened, actor, operation, object_id, detail, link.head, next_hash);
  update audit_chain set length = link.length + 1, head = next_hash where chain = chain_name;
end $$;
