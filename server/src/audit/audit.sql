-- An append-only, hash-chained record of what was done. One chain for each account, so that accounts do not wait for each other.
create trigger audit_event_is_final before update or delete on public.audit_event for each row execute function public.refuse_change();
create trigger audit_event_is_kept before truncate on public.audit_event for each statement execute function public.refuse_change();

create or replace function public.audit_hash(previous bytea, at timestamptz, actor jsonb, operation text, object_id text, detail jsonb) returns bytea
language sql immutable as $$
  select sha256(previous || convert_to(concat_ws('|', extract(epoch from at)::text, actor::text, operation, coalesce(object_id, ''), detail::text), 'UTF8'))
$$;

create or replace function public.append_audit(chain_name text, actor jsonb, operation text, object_id text, detail jsonb) returns void
language plpgsql set search_path = public as $$
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
