-- Whether the administrators of the installation let an organization use Planet, by the server's account or its own.
alter table organizations add column planet_access boolean not null default true;
