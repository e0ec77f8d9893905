-- A notification that was deleted can be taken back for some minutes. Its words stay for that time and are then cleared.
alter table notification add column deleted_at timestamptz;
create index notification_to_clear on notification (deleted_at) where deleted_at is not null;
