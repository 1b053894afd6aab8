-- Of what the tokens in references to files are made. References without one go on working in the texts that are there by now.
INSERT INTO secrets (name, value) VALUES ('file_references', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
ON CONFLICT DO NOTHING;
