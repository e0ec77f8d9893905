-- Ids that grow with time keep indexes dense. PostgreSQL 18 brings uuidv7(); older servers get the same layout.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create or replace function public.new_id() returns uuid language sql volatile parallel safe as ''select uuidv7()''';
  else
    execute $body$
      create or replace function public.new_id() returns uuid language sql volatile parallel safe as $f$
        select encode(
          set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
            52, 1), 53, 1), 'hex')::uuid
      $f$
    $body$;
  end if;
end $$;
