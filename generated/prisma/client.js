// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// de97e9b45b29b3b2f483dba65af3d510ed322e91c96695b794f3db8efb605b7c.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// Since when a warning waits to be acknowledged; null if none does.
  warnedAt        DateTime? @map("warned_at") @db.Timestamptz(6)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")
  /// What they say of themselves.
  displayName     String?   @map("display_name") @db.VarChar(50)
  about           String?   @db.VarChar(2000)
  location        String?   @db.VarChar(100)
  website         String?   @db.VarChar(300)
  /// Of the bytes of their picture; null for a generated one.
  avatarVersion   String?   @map("avatar_version") @db.VarChar(12)

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  topicReads      TopicRead[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]
  warnings        Warning[]        @relation("warned")
  givenWarnings   Warning[]        @relation("given")
  removedBySteps  PersonRemoval[]  @relation("removed")
  begunRemovals   PersonRemoval[]  @relation("begun")
  avatars         Avatar[]

  @@map("users")
}

/// A person's picture in one size.
model Avatar {
  userId    Int      @map("user_id")
  /// Pixels of a side.
  size      Int      @db.SmallInt
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  bytes     Int
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, size])
  @@map("avatars")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// Why it was edited.
  reason     String?  @db.VarChar(1000)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  items PersonRemovalItem[]

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// A message of the moderators that somebody has to acknowledge.
model Warning {
  id             Int       @id @default(autoincrement())
  userId         Int       @map("user_id")
  actorId        Int       @map("actor_id")
  text           String    @db.VarChar(1000)
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  acknowledgedAt DateTime? @map("acknowledged_at") @db.Timestamptz(6)

  user  User @relation("warned", fields: [userId], references: [id], onDelete: Cascade)
  actor User @relation("given", fields: [actorId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("warnings")
}

/// Everything of one person that is hidden or deleted in one step. Written by statements alone.
model PersonRemoval {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  actorId    Int       @map("actor_id")
  action     String    @db.VarChar(10)
  /// Null once the account is deleted.
  reason     String?   @db.VarChar(1000)
  state      String    @default("removing") @db.VarChar(10)
  items      Int       @default(0)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  finishedAt DateTime? @map("finished_at") @db.Timestamptz(6)

  user    User                @relation("removed", fields: [userId], references: [id], onDelete: Cascade)
  actor   User                @relation("begun", fields: [actorId], references: [id], onDelete: Cascade)
  removed PersonRemovalItem[]

  @@index([userId, id])
  @@map("person_removals")
}

/// What it has removed, and as what that was removed before; null if it was visible.
model PersonRemovalItem {
  removalId Int     @id @map("removal_id")
  stepId    Int     @map("step_id")
  state     String? @db.VarChar(10)
  reason    String? @db.VarChar(1000)
  actorId   Int?    @map("actor_id")

  removal Removal       @relation(fields: [removalId], references: [id], onDelete: Cascade, onUpdate: NoAction)
  step    PersonRemoval @relation(fields: [stepId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  @@index([stepId, removalId])
  @@map("person_removal_items")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int       @id @default(autoincrement())
  boardId         Int       @map("board_id")
  authorId        Int       @map("author_id")
  title           String    @db.VarChar(200)
  content         String
  isSticky        Boolean   @default(false) @map("is_sticky")
  isLocked        Boolean   @default(false) @map("is_locked")
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt        DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy        Int?      @map("edited_by")
  /// The three fields below are kept by triggers.
  replyCount      Int       @default(0) @map("reply_count")
  lastReplyAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int       @default(0) @map("last_reply_user_id")

  board   Board       @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User        @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]
  reads   TopicRead[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@index([updatedAt, id])
  @@map("topics")
}

model Reply {
  id        Int       @id @default(autoincrement())
  topicId   Int       @map("topic_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// How far somebody has read a topic: up to the reply, or its own text alone (0).
model TopicRead {
  userId  Int      @map("user_id")
  topicId Int      @map("topic_id")
  replyId Int      @default(0) @map("reply_id")
  readAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("read_at") @db.Timestamptz(6)

  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)
  topic Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)

  @@id([userId, topicId])
  @@index([topicId])
  @@index([readAt])
  @@map("topic_reads")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?      @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?           @map("edited_by")
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@index([updatedAt, id])
  @@map("questions")
}

model Answer {
  id         Int       @id @default(autoincrement())
  questionId Int       @map("question_id")
  authorId   Int       @map("author_id")
  body       String
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt   DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy   Int?      @map("edited_by")
  /// Kept by a trigger.
  voteScore  Int       @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@map("search_entries")
}

model SearchVocabulary {
  word String @id

  @@index([word(ops: raw("gin_trgm_ops"))], type: Gin)
  @@map("search_vocabulary")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?     @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?          @map("edited_by")
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@index([updatedAt, id])
  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@index([buyerId, updatedAt, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@index([updatedAt, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int       @id @default(autoincrement())
  videoId   Int       @map("video_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@index([ownerId, updatedAt, id])
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"warnings","kind":"object","type":"Warning","relationName":"warned"},{"name":"givenWarnings","kind":"object","type":"Warning","relationName":"given"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"Warning":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"acknowledgedAt","kind":"scalar","type":"DateTime","dbName":"acknowledged_at"},{"name":"user","kind":"object","type":"User","relationName":"warned"},{"name":"actor","kind":"object","type":"User","relationName":"given"}],"dbName":"warnings","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","warnings","givenWarnings","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Warning.findUnique","Warning.findUniqueOrThrow","Warning.findFirst","Warning.findFirstOrThrow","Warning.findMany","Warning.createOne","Warning.createMany","Warning.createManyAndReturn","Warning.updateOne","Warning.updateMany","Warning.updateManyAndReturn","Warning.upsertOne","Warning.deleteOne","Warning.deleteMany","Warning.groupBy","Warning.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","text","acknowledgedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","warnedAt","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "oBuyBPgGQhAAAMMNACARAADEDQAgEgAAxQ0AIBMAAMYNACAUAADHDQAgFQAAyA0AIBYAAMkNACAXAACZDQAgGwAAyg0AIB0AAMsNACAeAACGDQAgIwAAzQ0AICUAAMwNACAnAADODQAgLAAAzw0AIC4AANMNACAwAADQDQAgMgAA0g0AIDMAANUNACA3AADRDQAgOAAA1A0AIDkAANYNACA6AADXDQAgPQAA2A0AID4AANgNACA_AADYDQAgQQAA2Q0AIEIAANkNACBDAADaDQAgRAAA2w0AIEYAANwNACBHAADdDQAgSQAA3g0AIEoAAN4NACBOAADfDQAgTwAA3w0AIFAAAOANACDRBwAAwQ0AMNIHAACqAQAQ0wcAAMENADDjBwIAAAAB8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAAAAAaIJAQAAAAGjCUAAwgwAIaQJAQDBDAAhpgkAAMINpgkipwlAAMIMACGoCUAAwgwAIakJAQDBDAAhqglAAMIMACGrCUAAwgwAIawJAQDBDAAhrQlAAMIMACGuCUAAwgwAIa8JAgCZDAAhsAkgAMMMACGxCUAAwgwAIbIJIADDDAAhswkBAMEMACG0CQEAwQwAIbUJAQDBDAAhtgkBAMEMACG3CQEAwQwAIQEAAAABACASAwAAzAwAIAUAAKsOACAPAACsDgAg0QcAAKoOADDSBwAAAwAQ0wcAAKoOADDjBwIAmQwAIeoHAgD5DAAh6wcAAKkMACDwB0AAoAwAIfEHQADCDAAh9gcAAYkNACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACEIAwAA8Q8AIAUAAKMYACAPAAClGAAg6gcAAK0OACDxBwAArQ4AINcIAACtDgAgoAkAAK0OACChCQAArQ4AIBIDAADMDAAgBQAAqw4AIA8AAKwOACDRBwAAqg4AMNIHAAADABDTBwAAqg4AMOMHAgAAAAHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAEAAAH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAMwMACAMAACeDgAgDQAAxQ0AIA4AAMMNACDRBwAAnA4AMNIHAAAHABDTBwAAnA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACABAAAABwAgDAMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACEEAwAA8Q8AIAUAAKMYACALAACnGAAgDAAAohgAIA0DAADMDAAgBQAAoA4AIAsAAKkOACAMAACeDgAg0QcAAKgOADDSBwAACQAQ0wcAAKgOADDjBwIAAAAB6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACHFCQAApw4AIAMAAAAJACABAAAKADACAAALACAQBgAApQ4AIAgAAKYOACAJAADDDQAg0QcAAKQOADDSBwAADQAQ0wcAAKQOADDjBwIAmQwAIesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAZ0OACH6BwEAwQwAIfsHAQDBDAAh_AdAAMIMACH9B0AAwgwAIQgGAACkGAAgCAAAphgAIAkAAPUXACD5BwAArQ4AIPoHAACtDgAg-wcAAK0OACD8BwAArQ4AIP0HAACtDgAgEAYAAKUOACAIAACmDgAgCQAAww0AINEHAACkDgAw0gcAAA0AENMHAACkDgAw4wcCAAAAAesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAQAAAfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAACjDgAg0QcAAKIOADDSBwAAEQAQ0wcAAKIOADDwB0AAoAwAIfYHAAGJDQAh9wcCAJkMACH4B0AAwgwAIQIHAAClGAAg-AcAAK0OACAIBwAAow4AINEHAACiDgAw0gcAABEAENMHAACiDgAw8AdAAKAMACH2BwABAAAB9wcCAJkMACH4B0AAwgwAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAoA4AIAYAAKEOACDRBwAAnw4AMNIHAAAYABDTBwAAnw4AMOgHAAGJDQAh6QcAAYkNACHqBwIAmQwAIesHAACpDAAg7AcCAJkMACHtB0AAwgwAIe4HAgD5DAAh7wdAAMIMACHwB0AAoAwAIfEHQACgDAAhBQUAAKMYACAGAACkGAAg7QcAAK0OACDuBwAArQ4AIO8HAACtDgAgDwUAAKAOACAGAAChDgAg0QcAAJ8OADDSBwAAGAAQ0wcAAJ8OADDoBwABAAAB6QcAAQAAAeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAPEPACAMAACiGAAgDQAA9xcAIA4AAPUXACCCCAAArQ4AIA8EAADMDAAgDAAAng4AIA0AAMUNACAOAADDDQAg0QcAAJwOADDSBwAABwAQ0wcAAJwOADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAAAAAYIIAAGdDgAhgwgAALsMACCECAAAuwwAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAMwMACDRBwAAjg0AMNIHAAApABDTBwAAjg0AMPAHQACgDAAh_gcCAJkMACHcCAEAmAwAId0IBADLDAAh3ggCAJkMACHfCEAAwgwAIQEAAAApACAHAwAAzAwAINEHAACbDgAw0gcAACsAENMHAACbDgAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhAgMAAPEPACD4BwAArQ4AIAgDAADMDAAg0QcAAJsOADDSBwAAKwAQ0wcAAJsOADD2BwABiQ0AIfgHQADCDAAh_gcCAJkMACHECQAAmg4AIAMAAAArACABAAAsADACAAAtACANAwAAzAwAINEHAACZDgAw0gcAAC8AENMHAACZDgAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAhgAgBAJgMACHXCEAAwgwAIdgIAAGJDQAh2QgAAYkNACHaCAQAywwAIdsIAAC7DAAgAgMAAPEPACDXCAAArQ4AIA0DAADMDAAg0QcAAJkOADDSBwAALwAQ0wcAAJkOADDjBwIAAAAB8AdAAKAMACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACHYCAABAAAB2QgAAYkNACHaCAQAywwAIdsIAAC7DAAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADMDAAg0QcAAJgOADDSBwAAMwAQ0wcAAJgOADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACECAwAA8Q8AINcIAACtDgAgCwMAAMwMACDRBwAAmA4AMNIHAAAzABDTBwAAmA4AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh1QgBAJgMACHWCAEAmAwAIdcIQADCDAAhwwkAAJcOACADAAAAMwAgAQAANAAwAgAANQAgFRgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgCZDAAh8AdAAKAMACGPCEAAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACEGGAAAoRgAIBkAAPEPACAbAAD8FwAgHAAA_RcAIJMIAACtDgAglAgAAK0OACAVGAAAlg4AIBkAAMwMACAbAADKDQAgHAAAyw0AINEHAACVDgAw0gcAADcAENMHAACVDgAw4wcCAAAAAfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAh6wgCAJkMACHsCCAAwwwAIe0IIADDDAAh7ggCAJkMACHvCEAAoAwAIfAIAgCZDAAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgDBkAAMwMACAaAACTDgAg0QcAAJQOADDSBwAAPQAQ0wcAAJQOADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACHoCAIAmQwAIQQZAADxDwAgGgAAoBgAIJMIAACtDgAglAgAAK0OACAMGQAAzAwAIBoAAJMOACDRBwAAlA4AMNIHAAA9ABDTBwAAlA4AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAh6AgCAJkMACEDAAAAPQAgAQAAPgAwAgAAPwAgCQMAAMwMACAaAACTDgAg0QcAAJIOADDSBwAAQQAQ0wcAAJIOADD-BwIAmQwAIegIAgCZDAAh6QgCAJkMACHqCEAAoAwAIQIDAADxDwAgGgAAoBgAIAoDAADMDAAgGgAAkw4AINEHAACSDgAw0gcAAEEAENMHAACSDgAw_gcCAJkMACHoCAIAmQwAIekIAgCZDAAh6ghAAKAMACHCCQAAkQ4AIAMAAABBACABAABCADACAABDACABAAAAPQAgAQAAAEEAIAMAAAA9ACABAAA-ADACAAA_ACADAAAAQQAgAQAAQgAwAgAAQwAgFBkAAMwMACAfAACODgAgJAAAjw4AICUAAMwNACAmAACQDgAg0QcAAIwOADDSBwAASQAQ0wcAAIwOADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhCRkAAPEPACAfAACeGAAgJAAAnRgAICUAAP4XACAmAACfGAAgkwgAAK0OACCUCAAArQ4AIM4IAACtDgAg0AgAAK0OACAVGQAAzAwAIB8AAI4OACAkAACPDgAgJQAAzA0AICYAAJAOACDRBwAAjA4AMNIHAABJABDTBwAAjA4AMOMHAgAAAAHwB0AAoAwAIY8IQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIcEJAACLDgAgAwAAAEkAIAEAAEoAMAIAAEsAIAceAACGDQAg0QcAAIUNADDSBwAATQAQ0wcAAIUNADDjBwIAmQwAIYAIAQCYDAAhtggBAJgMACEBAAAATQAgAwAAAEkAIAEAAEoAMAIAAEsAIAEAAABJACAPGQAAzAwAICAAAP0MACAhAACHDgAgIwAAzQ0AINEHAACGDgAw0gcAAFEAENMHAACGDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIQEAAABRACABAAAASQAgCQMAAMwMACAiAACKDgAg0QcAAIkOADDSBwAAVAAQ0wcAAIkOADDwB0AAoAwAIf4HAgCZDAAhlQgCAJkMACHMCAIAmQwAIQIDAADxDwAgIgAAnRgAIAoDAADMDAAgIgAAig4AINEHAACJDgAw0gcAAFQAENMHAACJDgAw8AdAAKAMACH-BwIAmQwAIZUIAgCZDAAhzAgCAJkMACHACQAAiA4AIAMAAABUACABAABVADACAABWACABAAAAVAAgBhkAAPEPACAgAADZEQAgIQAA2REAICMAAP8XACCTCAAArQ4AIJQIAACtDgAgEBkAAMwMACAgAAD9DAAgIQAAhw4AICMAAM0NACDRBwAAhg4AMNIHAABRABDTBwAAhg4AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIb8JAACFDgAgAwAAAFEAIAEAAFkAMAIAAFoAIAUgAAD9DAAg0QcAAPwMADDSBwAAXAAQ0wcAAPwMADDLCAIAmQwAIQEAAABcACABAAAAUQAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABUACABAABVADACAABWACALAwAAzAwAINEHAACEDgAw0gcAAGEAENMHAACEDgAw1AcBAJgMACHwB0AAoAwAIf4HAgCZDAAhmwgCAJkMACGyCAEAmAwAIZQJAQCYDAAhlQkAAYkNACEBAwAA8Q8AIAwDAADMDAAg0QcAAIQOADDSBwAAYQAQ0wcAAIQOADDUBwEAmAwAIfAHQACgDAAh_gcCAJkMACGbCAIAmQwAIbIIAQCYDAAhlAkBAJgMACGVCQABiQ0AIb4JAACDDgAgAwAAAGEAIAEAAGIAMAIAAGMAIA8EAADMDAAgLwAAgg4AINEHAACADgAw0gcAAGUAENMHAACADgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGXCAEAmAwAIZsIAACBDsQIIrYIAQCYDAAhwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhAgQAAPEPACAvAACcGAAgDwQAAMwMACAvAACCDgAg0QcAAIAOADDSBwAAZQAQ0wcAAIAOADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAAAABwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhAwAAAGUAIAEAAGYAMAIAAGcAIB8fAQCYDAAhKAAA_w0AICoAAPENACAuAADTDQAg0QcAAPwNADDSBwAAaQAQ0wcAAPwNADDjBwIAmQwAIfAHQACgDAAh_wcCAPkMACGPCEAAoAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhDCgAAJsYACAqAACXGAAgLgAAhRgAIP8HAACtDgAgkwgAAK0OACCUCAAArQ4AIKMIAACtDgAgtggAAK0OACC3CAAArQ4AILgIAACtDgAguwgAAK0OACC8CAAArQ4AIB8fAQCYDAAhKAAA_w0AICoAAPENACAuAADTDQAg0QcAAPwNADDSBwAAaQAQ0wcAAPwNADDjBwIAAAAB8AdAAKAMACH_BwIA-QwAIY8IQACgDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhlwgBAJgMACGbCAAA_g27CCKjCAIA-QwAIaYIEAD7DQAhsQgQAPsNACG2CAEAwQwAIbcIAQDBDAAhuAgQAP0NACG5CAIAmQwAIbsIAQDBDAAhvAhAAMIMACG9CAIAmQwAIb4IIADDDAAhvwgBAJgMACHACAEAmAwAIcEIAgCZDAAhwggCAJkMACEDAAAAaQAgAQAAagAwAgAAawAgAQAAAGUAIAwrAAD4DQAgLQAA9Q0AINEHAAD6DQAw0gcAAG4AENMHAAD6DQAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEEKwAAmhgAIC0AAJkYACCjCAAArQ4AIKgIAACtDgAgDSsAAPgNACAtAAD1DQAg0QcAAPoNADDSBwAAbgAQ0wcAAPoNADCWCAEAmAwAIaMIAgD5DAAhpAgCAJkMACGlCAIAmQwAIaYIEAD7DQAhpwgCAJkMACGoCAEAwQwAIb0JAAD5DQAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAGKwAA-A0AINEHAAD3DQAw0gcAAHMAENMHAAD3DQAwowgCAJkMACGkCAIAmQwAIQErAACaGAAgBysAAPgNACDRBwAA9w0AMNIHAABzABDTBwAA9w0AMKMIAgCZDAAhpAgCAJkMACG8CQAA9g0AIAMAAABzACABAAB0ADACAAB1ACABAAAAbgAgAQAAAHMAIBAZAADMDAAgLQAA9Q0AINEHAAD0DQAw0gcAAHkAENMHAAD0DQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAIQcZAADxDwAgLQAAmRgAIJMIAACtDgAglAgAAK0OACCWCAAArQ4AILMIAACtDgAgtAgAAK0OACARGQAAzAwAIC0AAPUNACDRBwAA9A0AMNIHAAB5ABDTBwAA9A0AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAIbsJAADzDQAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAABuACABAAAAeQAgAQAAAGkAIBApAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhBykAAPEPACAqAACXGAAgLAAAmBgAIK0IAACtDgAgrggAAK0OACCvCAAArQ4AILAIAACtDgAgECkAAMwMACAqAADxDQAgLAAA8g0AINEHAADuDQAw0gcAAIABABDTBwAA7g0AMOMHAgAAAAHwB0AAoAwAIY8IQACgDAAhmwgAAPANrQgiqggAAO8NqggiqwgCAJkMACGtCEAAwgwAIa4IAQDBDAAhrwgCAPkMACGwCAEAwQwAIQMAAACAAQAgAQAAgQEAMAIAAIIBACAaGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhjwhAAKAMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIQkZAADxDwAgMgAAhBgAIDMAAIcYACA0AACWGAAgNQAAlRgAIJwIAACtDgAgnQgAAK0OACCeCAAArQ4AIJ8IAACtDgAgGhkAAMwMACAyAADSDQAgMwAA1Q0AIDQAAO0NACA1AADkDQAg0QcAAOkNADDSBwAAhAEAENMHAADpDQAw4wcCAAAAAfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQAAAAGPCEAAoAwAIZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhAwAAAIQBACABAACFAQAwAgAAhgEAIAwZAADMDAAgMQAA0AwAINEHAADoDQAw0gcAAIgBABDTBwAA6A0AMOMHAgCZDAAh8AdAAKAMACGHCAIAmQwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhBBkAAPEPACAxAADoDwAgkwgAAK0OACCUCAAArQ4AIAwZAADMDAAgMQAA0AwAINEHAADoDQAw0gcAAIgBABDTBwAA6A0AMOMHAgAAAAHwB0AAoAwAIYcIAgCZDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACEDAAAAiAEAIAEAAIkBADACAACKAQAgCQMAAMwMACAxAADQDAAg0QcAAOcNADDSBwAAjAEAENMHAADnDQAw8AdAAKAMACH-BwIAmQwAIYcIAgCZDAAhlQgCAJkMACECAwAA8Q8AIDEAAOgPACAKAwAAzAwAIDEAANAMACDRBwAA5w0AMNIHAACMAQAQ0wcAAOcNADDwB0AAoAwAIf4HAgCZDAAhhwgCAJkMACGVCAIAmQwAIboJAADmDQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYxAADQDAAgNAIAmQwAIdEHAADPDAAw0gcAAJABABDTBwAAzwwAMIcIAgCZDAAhAQAAAJABACANMQAAxQwAIDYAAMQMACDRBwAAwAwAMNIHAACSAQAQ0wcAAMAMADDjBwIAmQwAIfAHQACgDAAh8QdAAMIMACGFCAEAmAwAIYYIAgD5DAAhhwgCAPkMACGICAEAwQwAIYkIIADDDAAhAQAAAJIBACAPBAAAzAwAIDUAAOQNACDRBwAA4w0AMNIHAACUAQAQ0wcAAOMNADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQCYDAAhjwhAAKAMACGQCAEAmAwAIQEAAACUAQAgAQAAAJIBACABAAAAhAEAIAEAAACIAQAgAQAAAIwBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAHkAIAEAAHoAMAIAAHsAIAwZAADMDAAg0QcAAOUNADDSBwAAnAEAENMHAADlDQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhsggBAJgMACG1CEAAwgwAIQQZAADxDwAgkwgAAK0OACCUCAAArQ4AILUIAACtDgAgDBkAAMwMACDRBwAA5Q0AMNIHAACcAQAQ0wcAAOUNADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIbIIAQCYDAAhtQhAAMIMACEDAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAIEAADxDwAgNQAAlRgAIA8EAADMDAAgNQAA5A0AINEHAADjDQAw0gcAAJQBABDTBwAA4w0AMOMHAgAAAAHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGLCAEAmAwAIYwIBADLDAAhjQgBAJgMACGOCAEAAAABjwhAAKAMACGQCAEAmAwAIQMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAAzAwAIDkCAJkMACHRBwAAygwAMNIHAACkAQAQ0wcAAMoMADD_BwIAmQwAIYoIBADLDAAhAQAAAKQBACATGQAAvg0AIDsAAMwMACA8AAC-DQAg0QcAAOENADDSBwAApgEAENMHAADhDQAw4wcCAJkMACHwB0AAoAwAIZEIAgD5DAAhmwgAAOINjgki_AgBAJgMACGCCQEAmAwAIYMJAgCZDAAhiwkCAJkMACGMCQEAwQwAIY4JAgD5DAAhjwkBAMEMACGQCUAAwgwAIZEJQADCDAAhCRkAAPEPACA7AADxDwAgPAAA8Q8AIJEIAACtDgAgjAkAAK0OACCOCQAArQ4AII8JAACtDgAgkAkAAK0OACCRCQAArQ4AIBMZAAC-DQAgOwAAzAwAIDwAAL4NACDRBwAA4Q0AMNIHAACmAQAQ0wcAAOENADDjBwIAAAAB8AdAAKAMACGRCAIA-QwAIZsIAADiDY4JIvwIAQCYDAAhggkBAJgMACGDCQIAmQwAIYsJAgCZDAAhjAkBAMEMACGOCQIA-QwAIY8JAQDBDAAhkAlAAMIMACGRCUAAwgwAIQMAAACmAQAgAQAApwEAMAIAAKgBACBCEAAAww0AIBEAAMQNACASAADFDQAgEwAAxg0AIBQAAMcNACAVAADIDQAgFgAAyQ0AIBcAAJkNACAbAADKDQAgHQAAyw0AIB4AAIYNACAjAADNDQAgJQAAzA0AICcAAM4NACAsAADPDQAgLgAA0w0AIDAAANANACAyAADSDQAgMwAA1Q0AIDcAANENACA4AADUDQAgOQAA1g0AIDoAANcNACA9AADYDQAgPgAA2A0AID8AANgNACBBAADZDQAgQgAA2Q0AIEMAANoNACBEAADbDQAgRgAA3A0AIEcAAN0NACBJAADeDQAgSgAA3g0AIE4AAN8NACBPAADfDQAgUAAA4A0AINEHAADBDQAw0gcAAKoBABDTBwAAwQ0AMOMHAgCZDAAh8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAMEMACGiCQEAmAwAIaMJQADCDAAhpAkBAMEMACGmCQAAwg2mCSKnCUAAwgwAIagJQADCDAAhqQkBAMEMACGqCUAAwgwAIasJQADCDAAhrAkBAMEMACGtCUAAwgwAIa4JQADCDAAhrwkCAJkMACGwCSAAwwwAIbEJQADCDAAhsgkgAMMMACGzCQEAwQwAIbQJAQDBDAAhtQkBAMEMACG2CQEAwQwAIbcJAQDBDAAhAQAAAKoBACABAAAAqgEAIAMAAACmAQAgAQAApwEAMAIAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgDwQAAL4NACBAAADMDAAg0QcAAMANADDSBwAArwEAENMHAADADQAw4gdAAKAMACHjBwIAmQwAIf8HAgD5DAAhlggBAMEMACGyCAEAmAwAIfwIAQDBDAAhggkBAJgMACGDCQIAmQwAIYkJAgCZDAAhigkCAJkMACEFBAAA8Q8AIEAAAPEPACD_BwAArQ4AIJYIAACtDgAg_AgAAK0OACAQBAAAvg0AIEAAAMwMACDRBwAAwA0AMNIHAACvAQAQ0wcAAMANADDiB0AAoAwAIeMHAgAAAAH_BwIA-QwAIZYIAQDBDAAhsggBAJgMACH8CAEAwQwAIYIJAQCYDAAhgwkCAJkMACGJCQIAmQwAIYoJAgCZDAAhuQkAAL8NACADAAAArwEAIAEAALABADACAACxAQAgAQAAAKoBACADAAAArwEAIAEAALABADACAACxAQAgDgMAAL4NACBWAACTDQAg0QcAAL0NADDSBwAAtQEAENMHAAC9DQAw4wcCAJkMACHwB0AAoAwAIf4HAgD5DAAh8wgCAJkMACH4CAEAwQwAIZsJAQCYDAAhnAkBAJgMACGdCUAAoAwAIZ4JQADCDAAhBAMAAPEPACD-BwAArQ4AIPgIAACtDgAgngkAAK0OACAOAwAAvg0AIFYAAJMNACDRBwAAvQ0AMNIHAAC1AQAQ0wcAAL0NADDjBwIAAAAB8AdAAKAMACH-BwIA-QwAIfMIAgCZDAAh-AgBAMEMACGbCQEAmAwAIZwJAQCYDAAhnQlAAKAMACGeCUAAwgwAIQMAAAC1AQAgAQAAtgEAMAIAALcBACABAAAAqgEAIAsDAADMDAAg0QcAALwNADDSBwAAugEAENMHAAC8DQAw8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAh-AdAAMIMACH-BwIAmQwAIZYJAQCYDAAhlwkBAJgMACECAwAA8Q8AIPgHAACtDgAgCwMAAMwMACDRBwAAvA0AMNIHAAC6AQAQ0wcAALwNADDwB0AAoAwAIfEHQACgDAAh9gcAAQAAAfgHQADCDAAh_gcCAJkMACGWCQEAmAwAIZcJAQCYDAAhAwAAALoBACABAAC7AQAwAgAAvAEAIAtFAADMDAAg0QcAALsNADDSBwAAvgEAENMHAAC7DQAw4wcCAJkMACHwB0AAoAwAIfEHQACgDAAh9gcAAYkNACGYCQIAmQwAIZkJAgCZDAAhmgkCAJkMACEBRQAA8Q8AIAtFAADMDAAg0QcAALsNADDSBwAAvgEAENMHAAC7DQAw4wcCAAAAAfAHQACgDAAh8QdAAKAMACH2BwABAAABmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhAwAAAL4BACABAAC_AQAwAgAAwAEAIBMDAADMDAAg0QcAALoNADDSBwAAwgEAENMHAAC6DQAw4wcCAJkMACHlB0AAwgwAIe0HQACgDAAh8QdAAMIMACH-BwIAmQwAIYoIBADLDAAhjggBAMEMACHyCAEAmAwAIfMIAgCZDAAh9AgCAJkMACH1CAIAmQwAIfYIBADLDAAh9wgCAJkMACH4CAEAwQwAIfkIQADCDAAhBgMAAPEPACDlBwAArQ4AIPEHAACtDgAgjggAAK0OACD4CAAArQ4AIPkIAACtDgAgEwMAAMwMACDRBwAAug0AMNIHAADCAQAQ0wcAALoNADDjBwIAAAAB5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQAAAAHyCAEAmAwAIfMIAgCZDAAh9AgCAJkMACH1CAIAmQwAIfYIBADLDAAh9wgCAJkMACH4CAEAwQwAIfkIQADCDAAhAwAAAMIBACABAADDAQAwAgAAxAEAIAsDAADMDAAgSAAAzAwAINEHAAC5DQAw0gcAAMYBABDTBwAAuQ0AMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIf0IAgCZDAAhgAkBAJgMACGBCUAAwgwAIQMDAADxDwAgSAAA8Q8AIIEJAACtDgAgCwMAAMwMACBIAADMDAAg0QcAALkNADDSBwAAxgEAENMHAAC5DQAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACH9CAIAmQwAIYAJAQCYDAAhgQlAAMIMACEDAAAAxgEAIAEAAMcBADACAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIA8DAADMDAAgKgIAmQwAIUgAAMwMACBNAACgDQAg0QcAALgNADDSBwAAywEAENMHAAC4DQAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQUDAADxDwAgSAAA8Q8AIE0AAOQTACD8CAAArQ4AIP8IAACtDgAgDwMAAMwMACAqAgCZDAAhSAAAzAwAIE0AAKANACDRBwAAuA0AMNIHAADLAQAQ0wcAALgNADDjBwIAAAAB8AdAAKAMACH-BwIAmQwAIfIIAQCYDAAh_AgBAMEMACH9CAIAmQwAIf4IAQCYDAAh_whAAMIMACEDAAAAywEAIAEAAMwBADACAADNAQAgCksAALYNACBMAAC3DQAg0QcAALUNADDSBwAAzwEAENMHAAC1DQAw8ggBAMEMACH6CAIAmQwAIfsIAgCZDAAh_AgBAMEMACH9CAIA-QwAIQVLAACTGAAgTAAAlBgAIPIIAACtDgAg_AgAAK0OACD9CAAArQ4AIApLAAC2DQAgTAAAtw0AINEHAAC1DQAw0gcAAM8BABDTBwAAtQ0AMPIIAQDBDAAh-ggCAAAAAfsIAgCZDAAh_AgBAMEMACH9CAIA-QwAIQMAAADPAQAgAQAA0AEAMAIAANEBACADAAAAzwEAIAEAANABADACAADRAQAgAQAAAM8BACABAAAAzwEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACAJAwAAzAwAINEHAAC0DQAw0gcAANcBABDTBwAAtA0AMPAHQACgDAAh_gcCAJkMACGKCAIAmQwAIYwIAgCZDAAhjggBAJgMACEBAwAA8Q8AIAoDAADMDAAg0QcAALQNADDSBwAA1wEAENMHAAC0DQAw8AdAAKAMACH-BwIAmQwAIYoIAgCZDAAhjAgCAJkMACGOCAEAAAABuAkAALMNACADAAAA1wEAIAEAANgBADACAADZAQAgAQAAAAMAIAEAAAAHACABAAAACQAgAQAAACsAIAEAAAAvACABAAAAMwAgAQAAADcAIAEAAAA9ACABAAAAQQAgAQAAAEkAIAEAAABRACABAAAAVAAgAQAAAGEAIAEAAABlACABAAAAgAEAIAEAAACEAQAgAQAAAIgBACABAAAAeQAgAQAAAJwBACABAAAAjAEAIAEAAACUAQAgAQAAAKYBACABAAAApgEAIAEAAACmAQAgAQAAAK8BACABAAAArwEAIAEAAAC1AQAgAQAAALoBACABAAAAvgEAIAEAAADCAQAgAQAAAMYBACABAAAAxgEAIAEAAADLAQAgAQAAAMsBACABAAAA1wEAIAEAAAABACA4EAAA9RcAIBEAAPYXACASAAD3FwAgEwAA-BcAIBQAAPkXACAVAAD6FwAgFgAA-xcAIBcAAKMTACAbAAD8FwAgHQAA_RcAIB4AALISACAjAAD_FwAgJQAA_hcAICcAAIAYACAsAACBGAAgLgAAhRgAIDAAAIIYACAyAACEGAAgMwAAhxgAIDcAAIMYACA4AACGGAAgOQAAiBgAIDoAAIkYACA9AACKGAAgPgAAihgAID8AAIoYACBBAACLGAAgQgAAixgAIEMAAIwYACBEAACNGAAgRgAAjhgAIEcAAI8YACBJAACQGAAgSgAAkBgAIE4AAJEYACBPAACRGAAgUAAAkhgAIIgIAACtDgAgvAgAAK0OACCXCQAArQ4AIKMJAACtDgAgpAkAAK0OACCnCQAArQ4AIKgJAACtDgAgqQkAAK0OACCqCQAArQ4AIKsJAACtDgAgrAkAAK0OACCtCQAArQ4AIK4JAACtDgAgsQkAAK0OACCzCQAArQ4AILQJAACtDgAgtQkAAK0OACC2CQAArQ4AILcJAACtDgAgAwAAAKoBACABAAD_AQAwAgAAAQAgAwAAAKoBACABAAD_AQAwAgAAAQAgAwAAAKoBACABAAD_AQAwAgAAAQAgPxAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAEBVgAAgwIAIBrjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAEBVgAAhQIAMAFWAACFAgAwPxAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQIAAAABACBWAACIAgAgGuMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAgAAAKoBACBWAACKAgAgAgAAAKoBACBWAACKAgAgAwAAAAEAIF0AAIMCACBeAACIAgAgAQAAAAEAIAEAAACqAQAgGAoAAKcUACBjAACoFAAgZAAAqxQAIGUAAKoUACBmAACpFAAgiAgAAK0OACC8CAAArQ4AIJcJAACtDgAgowkAAK0OACCkCQAArQ4AIKcJAACtDgAgqAkAAK0OACCpCQAArQ4AIKoJAACtDgAgqwkAAK0OACCsCQAArQ4AIK0JAACtDgAgrgkAAK0OACCxCQAArQ4AILMJAACtDgAgtAkAAK0OACC1CQAArQ4AILYJAACtDgAgtwkAAK0OACAd0QcAAK8NADDSBwAAkQIAENMHAACvDQAw4wcCAIwMACHwB0AAnAwAIYgIAQC0DAAhvAhAAKoMACGXCQEAtAwAIaIJAQCLDAAhowlAAKoMACGkCQEAtAwAIaYJAACwDaYJIqcJQACqDAAhqAlAAKoMACGpCQEAtAwAIaoJQACqDAAhqwlAAKoMACGsCQEAtAwAIa0JQACqDAAhrglAAKoMACGvCQIAjAwAIbAJIAC9DAAhsQlAAKoMACGyCSAAvQwAIbMJAQC0DAAhtAkBALQMACG1CQEAtAwAIbYJAQC0DAAhtwkBALQMACEDAAAAqgEAIAEAAJACADBiAACRAgAgAwAAAKoBACABAAD_AQAwAgAAAQAgAQAAANkBACABAAAA2QEAIAMAAADXAQAgAQAA2AEAMAIAANkBACADAAAA1wEAIAEAANgBADACAADZAQAgAwAAANcBACABAADYAQAwAgAA2QEAIAYDAACmFAAg8AdAAAAAAf4HAgAAAAGKCAIAAAABjAgCAAAAAY4IAQAAAAEBVgAAmQIAIAXwB0AAAAAB_gcCAAAAAYoIAgAAAAGMCAIAAAABjggBAAAAAQFWAACbAgAwAVYAAJsCADAGAwAApRQAIPAHQAC5DgAh_gcCALQOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACECAAAA2QEAIFYAAJ4CACAF8AdAALkOACH-BwIAtA4AIYoIAgC0DgAhjAgCALQOACGOCAEAsw4AIQIAAADXAQAgVgAAoAIAIAIAAADXAQAgVgAAoAIAIAMAAADZAQAgXQAAmQIAIF4AAJ4CACABAAAA2QEAIAEAAADXAQAgBQoAAKAUACBjAAChFAAgZAAApBQAIGUAAKMUACBmAACiFAAgCNEHAACuDQAw0gcAAKcCABDTBwAArg0AMPAHQACcDAAh_gcCAIwMACGKCAIAjAwAIYwIAgCMDAAhjggBAIsMACEDAAAA1wEAIAEAAKYCADBiAACnAgAgAwAAANcBACABAADYAQAwAgAA2QEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAAPMOACAFAAD0DgAgDwAAwQ8AIOMHAgAAAAHqBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAGfCQEAAAABoAlAAAAAAaEJAgAAAAEBVgAArwIAIAzjBwIAAAAB6gcCAAAAAesHAADyDgAg8AdAAAAAAfEHQAAAAAH2BwABAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABAVYAALECADABVgAAsQIAMAEAAAAHACABAAAADQAgDwMAAO8OACAFAADwDgAgDwAAvw8AIOMHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACGhCQIAyw4AIQIAAAAFACBWAAC2AgAgDOMHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACGhCQIAyw4AIQIAAAADACBWAAC4AgAgAgAAAAMAIFYAALgCACABAAAABwAgAQAAAA0AIAMAAAAFACBdAACvAgAgXgAAtgIAIAEAAAAFACABAAAAAwAgCgoAAJsUACBjAACcFAAgZAAAnxQAIGUAAJ4UACBmAACdFAAg6gcAAK0OACDxBwAArQ4AINcIAACtDgAgoAkAAK0OACChCQAArQ4AIA_RBwAArQ0AMNIHAADBAgAQ0wcAAK0NADDjBwIAjAwAIeoHAgCrDAAh6wcAAKkMACDwB0AAnAwAIfEHQACqDAAh9gcAAagMACH-BwIAjAwAIYAIAQCLDAAh1whAAKoMACGfCQEAiwwAIaAJQACqDAAhoQkCAKsMACEDAAAAAwAgAQAAwAIAMGIAAMECACADAAAAAwAgAQAABAAwAgAABQAgAQAAALcBACABAAAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAsDAACaFAAgVoAAAAAB4wcCAAAAAfAHQAAAAAH-BwIAAAAB8wgCAAAAAfgIAQAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAVYAAMkCACAKVoAAAAAB4wcCAAAAAfAHQAAAAAH-BwIAAAAB8wgCAAAAAfgIAQAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAVYAAMsCADABVgAAywIAMAEAAACqAQAgCwMAAJkUACBWgAAAAAHjBwIAtA4AIfAHQAC5DgAh_gcCAMsOACHzCAIAtA4AIfgIAQDfDgAhmwkBALMOACGcCQEAsw4AIZ0JQAC5DgAhnglAAMoOACECAAAAtwEAIFYAAM8CACAKVoAAAAAB4wcCALQOACHwB0AAuQ4AIf4HAgDLDgAh8wgCALQOACH4CAEA3w4AIZsJAQCzDgAhnAkBALMOACGdCUAAuQ4AIZ4JQADKDgAhAgAAALUBACBWAADRAgAgAgAAALUBACBWAADRAgAgAQAAAKoBACADAAAAtwEAIF0AAMkCACBeAADPAgAgAQAAALcBACABAAAAtQEAIAgKAACUFAAgYwAAlRQAIGQAAJgUACBlAACXFAAgZgAAlhQAIP4HAACtDgAg-AgAAK0OACCeCQAArQ4AIA1WAACQDQAg0QcAAKwNADDSBwAA2QIAENMHAACsDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCrDAAh8wgCAIwMACH4CAEAtAwAIZsJAQCLDAAhnAkBAIsMACGdCUAAnAwAIZ4JQACqDAAhAwAAALUBACABAADYAgAwYgAA2QIAIAMAAAC1AQAgAQAAtgEAMAIAALcBACABAAAAwAEAIAEAAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgCEUAAJMUACDjBwIAAAAB8AdAAAAAAfEHQAAAAAH2BwABAAABmAkCAAAAAZkJAgAAAAGaCQIAAAABAVYAAOECACAH4wcCAAAAAfAHQAAAAAHxB0AAAAAB9gcAAQAAAZgJAgAAAAGZCQIAAAABmgkCAAAAAQFWAADjAgAwAVYAAOMCADAIRQAAkhQAIOMHAgC0DgAh8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAhmAkCALQOACGZCQIAtA4AIZoJAgC0DgAhAgAAAMABACBWAADmAgAgB-MHAgC0DgAh8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAhmAkCALQOACGZCQIAtA4AIZoJAgC0DgAhAgAAAL4BACBWAADoAgAgAgAAAL4BACBWAADoAgAgAwAAAMABACBdAADhAgAgXgAA5gIAIAEAAADAAQAgAQAAAL4BACAFCgAAjRQAIGMAAI4UACBkAACRFAAgZQAAkBQAIGYAAI8UACAK0QcAAKsNADDSBwAA7wIAENMHAACrDQAw4wcCAIwMACHwB0AAnAwAIfEHQACcDAAh9gcAAagMACGYCQIAjAwAIZkJAgCMDAAhmgkCAIwMACEDAAAAvgEAIAEAAO4CADBiAADvAgAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACAIAwAAjBQAIPAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAH-BwIAAAABlgkBAAAAAZcJAQAAAAEBVgAA9wIAIAfwB0AAAAAB8QdAAAAAAfYHAAEAAAH4B0AAAAAB_gcCAAAAAZYJAQAAAAGXCQEAAAABAVYAAPkCADABVgAA-QIAMAgDAACLFAAg8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACH-BwIAtA4AIZYJAQCzDgAhlwkBALMOACECAAAAvAEAIFYAAPwCACAH8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACH-BwIAtA4AIZYJAQCzDgAhlwkBALMOACECAAAAugEAIFYAAP4CACACAAAAugEAIFYAAP4CACADAAAAvAEAIF0AAPcCACBeAAD8AgAgAQAAALwBACABAAAAugEAIAYKAACGFAAgYwAAhxQAIGQAAIoUACBlAACJFAAgZgAAiBQAIPgHAACtDgAgCtEHAACqDQAw0gcAAIUDABDTBwAAqg0AMPAHQACcDAAh8QdAAJwMACH2BwABqAwAIfgHQACqDAAh_gcCAIwMACGWCQEAiwwAIZcJAQCLDAAhAwAAALoBACABAACEAwAwYgAAhQMAIAMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAAYwAgAQAAAGMAIAMAAABhACABAABiADACAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAgDAACFFAAg1AcBAAAAAfAHQAAAAAH-BwIAAAABmwgCAAAAAbIIAQAAAAGUCQEAAAABlQkAAQAAAQFWAACNAwAgB9QHAQAAAAHwB0AAAAAB_gcCAAAAAZsIAgAAAAGyCAEAAAABlAkBAAAAAZUJAAEAAAEBVgAAjwMAMAFWAACPAwAwCAMAAIQUACDUBwEAsw4AIfAHQAC5DgAh_gcCALQOACGbCAIAtA4AIbIIAQCzDgAhlAkBALMOACGVCQAByA4AIQIAAABjACBWAACSAwAgB9QHAQCzDgAh8AdAALkOACH-BwIAtA4AIZsIAgC0DgAhsggBALMOACGUCQEAsw4AIZUJAAHIDgAhAgAAAGEAIFYAAJQDACACAAAAYQAgVgAAlAMAIAMAAABjACBdAACNAwAgXgAAkgMAIAEAAABjACABAAAAYQAgBQoAAP8TACBjAACAFAAgZAAAgxQAIGUAAIIUACBmAACBFAAgCtEHAACpDQAw0gcAAJsDABDTBwAAqQ0AMNQHAQCLDAAh8AdAAJwMACH-BwIAjAwAIZsIAgCMDAAhsggBAIsMACGUCQEAiwwAIZUJAAGoDAAhAwAAAGEAIAEAAJoDADBiAACbAwAgAwAAAGEAIAEAAGIAMAIAAGMAIAzRBwAAqA0AMNIHAAChAwAQ0wcAAKgNADDiB0AAoAwAIeMHAgAAAAH8CAEAwQwAIf0IAgD5DAAh_ggBAJgMACGCCQEAmAwAIYMJAgD5DAAhkgkBAMEMACGTCQAAkw0AIAEAAACeAwAgAQAAAJ4DACAM0QcAAKgNADDSBwAAoQMAENMHAACoDQAw4gdAAKAMACHjBwIAmQwAIfwIAQDBDAAh_QgCAPkMACH-CAEAmAwAIYIJAQCYDAAhgwkCAPkMACGSCQEAwQwAIZMJAACTDQAgBPwIAACtDgAg_QgAAK0OACCDCQAArQ4AIJIJAACtDgAgAwAAAKEDACABAACiAwAwAgAAngMAIAMAAAChAwAgAQAAogMAMAIAAJ4DACADAAAAoQMAIAEAAKIDADACAACeAwAgCeIHQAAAAAHjBwIAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAABggkBAAAAAYMJAgAAAAGSCQEAAAABkwmAAAAAAQFWAACmAwAgCeIHQAAAAAHjBwIAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAABggkBAAAAAYMJAgAAAAGSCQEAAAABkwmAAAAAAQFWAACoAwAwAVYAAKgDADAJ4gdAALkOACHjBwIAtA4AIfwIAQDfDgAh_QgCAMsOACH-CAEAsw4AIYIJAQCzDgAhgwkCAMsOACGSCQEA3w4AIZMJgAAAAAECAAAAngMAIFYAAKsDACAJ4gdAALkOACHjBwIAtA4AIfwIAQDfDgAh_QgCAMsOACH-CAEAsw4AIYIJAQCzDgAhgwkCAMsOACGSCQEA3w4AIZMJgAAAAAECAAAAoQMAIFYAAK0DACACAAAAoQMAIFYAAK0DACADAAAAngMAIF0AAKYDACBeAACrAwAgAQAAAJ4DACABAAAAoQMAIAkKAAD6EwAgYwAA-xMAIGQAAP4TACBlAAD9EwAgZgAA_BMAIPwIAACtDgAg_QgAAK0OACCDCQAArQ4AIJIJAACtDgAgDNEHAACnDQAw0gcAALQDABDTBwAApw0AMOIHQACcDAAh4wcCAIwMACH8CAEAtAwAIf0IAgCrDAAh_ggBAIsMACGCCQEAiwwAIYMJAgCrDAAhkgkBALQMACGTCQAAkA0AIAMAAAChAwAgAQAAswMAMGIAALQDACADAAAAoQMAIAEAAKIDADACAACeAwAgAQAAAKgBACABAAAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIBAZAAD4EwAgOwAA9xMAIDwAAPkTACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYsJAgAAAAGMCQEAAAABjgkCAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQFWAAC8AwAgDeMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABAVYAAL4DADABVgAAvgMAMAEAAACqAQAgAQAAAKoBACAQGQAA9RMAIDsAAPQTACA8AAD2EwAg4wcCALQOACHwB0AAuQ4AIZEIAgDLDgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhiwkCALQOACGMCQEA3w4AIY4JAgDLDgAhjwkBAN8OACGQCUAAyg4AIZEJQADKDgAhAgAAAKgBACBWAADDAwAgDeMHAgC0DgAh8AdAALkOACGRCAIAyw4AIZsIAADzE44JIvwIAQCzDgAhggkBALMOACGDCQIAtA4AIYsJAgC0DgAhjAkBAN8OACGOCQIAyw4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQIAAACmAQAgVgAAxQMAIAIAAACmAQAgVgAAxQMAIAEAAACqAQAgAQAAAKoBACADAAAAqAEAIF0AALwDACBeAADDAwAgAQAAAKgBACABAAAApgEAIAsKAADuEwAgYwAA7xMAIGQAAPITACBlAADxEwAgZgAA8BMAIJEIAACtDgAgjAkAAK0OACCOCQAArQ4AII8JAACtDgAgkAkAAK0OACCRCQAArQ4AIBDRBwAAow0AMNIHAADOAwAQ0wcAAKMNADDjBwIAjAwAIfAHQACcDAAhkQgCAKsMACGbCAAApA2OCSL8CAEAiwwAIYIJAQCLDAAhgwkCAIwMACGLCQIAjAwAIYwJAQC0DAAhjgkCAKsMACGPCQEAtAwAIZAJQACqDAAhkQlAAKoMACEDAAAApgEAIAEAAM0DADBiAADOAwAgAwAAAKYBACABAACnAQAwAgAAqAEAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACAMBAAA7BMAIEAAAO0TACDiB0AAAAAB4wcCAAAAAf8HAgAAAAGWCAEAAAABsggBAAAAAfwIAQAAAAGCCQEAAAABgwkCAAAAAYkJAgAAAAGKCQIAAAABAVYAANYDACAK4gdAAAAAAeMHAgAAAAH_BwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABigkCAAAAAQFWAADYAwAwAVYAANgDADABAAAAqgEAIAwEAADqEwAgQAAA6xMAIOIHQAC5DgAh4wcCALQOACH_BwIAyw4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIYoJAgC0DgAhAgAAALEBACBWAADcAwAgCuIHQAC5DgAh4wcCALQOACH_BwIAyw4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIYoJAgC0DgAhAgAAAK8BACBWAADeAwAgAgAAAK8BACBWAADeAwAgAQAAAKoBACADAAAAsQEAIF0AANYDACBeAADcAwAgAQAAALEBACABAAAArwEAIAgKAADlEwAgYwAA5hMAIGQAAOkTACBlAADoEwAgZgAA5xMAIP8HAACtDgAglggAAK0OACD8CAAArQ4AIA3RBwAAog0AMNIHAADmAwAQ0wcAAKINADDiB0AAnAwAIeMHAgCMDAAh_wcCAKsMACGWCAEAtAwAIbIIAQCLDAAh_AgBALQMACGCCQEAiwwAIYMJAgCMDAAhiQkCAIwMACGKCQIAjAwAIQMAAACvAQAgAQAA5QMAMGIAAOYDACADAAAArwEAIAEAALABADACAACxAQAgEioAAKANACDRBwAAnw0AMNIHAADsAwAQ0wcAAJ8NADDiB0AAoAwAIeMHAgAAAAGRCAIA-QwAIZYIAQDBDAAh8ggBAJgMACH8CAEAwQwAIf0IAgD5DAAhggkBAJgMACGDCQIAmQwAIYQJAgD5DAAhhQkBAJgMACGGCQEAwQwAIYcJIADDDAAhiAkAAKENACABAAAA6QMAIAEAAADpAwAgESoAAKANACDRBwAAnw0AMNIHAADsAwAQ0wcAAJ8NADDiB0AAoAwAIeMHAgCZDAAhkQgCAPkMACGWCAEAwQwAIfIIAQCYDAAh_AgBAMEMACH9CAIA-QwAIYIJAQCYDAAhgwkCAJkMACGECQIA-QwAIYUJAQCYDAAhhgkBAMEMACGHCSAAwwwAIQcqAADkEwAgkQgAAK0OACCWCAAArQ4AIPwIAACtDgAg_QgAAK0OACCECQAArQ4AIIYJAACtDgAgAwAAAOwDACABAADtAwAwAgAA6QMAIAMAAADsAwAgAQAA7QMAMAIAAOkDACADAAAA7AMAIAEAAO0DADACAADpAwAgDioAAOMTACDiB0AAAAAB4wcCAAAAAZEIAgAAAAGWCAEAAAAB8ggBAAAAAfwIAQAAAAH9CAIAAAABggkBAAAAAYMJAgAAAAGECQIAAAABhQkBAAAAAYYJAQAAAAGHCSAAAAABAVYAAPEDACAN4gdAAAAAAeMHAgAAAAGRCAIAAAABlggBAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAYIJAQAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCQEAAAABhwkgAAAAAQFWAADzAwAwAVYAAPMDADAOKgAA2RMAIOIHQAC5DgAh4wcCALQOACGRCAIAyw4AIZYIAQDfDgAh8ggBALMOACH8CAEA3w4AIf0IAgDLDgAhggkBALMOACGDCQIAtA4AIYQJAgDLDgAhhQkBALMOACGGCQEA3w4AIYcJIADiDwAhAgAAAOkDACBWAAD2AwAgDeIHQAC5DgAh4wcCALQOACGRCAIAyw4AIZYIAQDfDgAh8ggBALMOACH8CAEA3w4AIf0IAgDLDgAhggkBALMOACGDCQIAtA4AIYQJAgDLDgAhhQkBALMOACGGCQEA3w4AIYcJIADiDwAhAgAAAOwDACBWAAD4AwAgAgAAAOwDACBWAAD4AwAgAwAAAOkDACBdAADxAwAgXgAA9gMAIAEAAADpAwAgAQAAAOwDACALCgAA1BMAIGMAANUTACBkAADYEwAgZQAA1xMAIGYAANYTACCRCAAArQ4AIJYIAACtDgAg_AgAAK0OACD9CAAArQ4AIIQJAACtDgAghgkAAK0OACAQ0QcAAJ4NADDSBwAA_wMAENMHAACeDQAw4gdAAJwMACHjBwIAjAwAIZEIAgCrDAAhlggBALQMACHyCAEAiwwAIfwIAQC0DAAh_QgCAKsMACGCCQEAiwwAIYMJAgCMDAAhhAkCAKsMACGFCQEAiwwAIYYJAQC0DAAhhwkgAL0MACEDAAAA7AMAIAEAAP4DADBiAAD_AwAgAwAAAOwDACABAADtAwAwAgAA6QMAIAEAAADIAQAgAQAAAMgBACADAAAAxgEAIAEAAMcBADACAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACAIAwAA0hMAIEgAANMTACDjBwIAAAAB8AdAAAAAAf4HAgAAAAH9CAIAAAABgAkBAAAAAYEJQAAAAAEBVgAAhwQAIAbjBwIAAAAB8AdAAAAAAf4HAgAAAAH9CAIAAAABgAkBAAAAAYEJQAAAAAEBVgAAiQQAMAFWAACJBAAwCAMAANATACBIAADREwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh_QgCALQOACGACQEAsw4AIYEJQADKDgAhAgAAAMgBACBWAACMBAAgBuMHAgC0DgAh8AdAALkOACH-BwIAtA4AIf0IAgC0DgAhgAkBALMOACGBCUAAyg4AIQIAAADGAQAgVgAAjgQAIAIAAADGAQAgVgAAjgQAIAMAAADIAQAgXQAAhwQAIF4AAIwEACABAAAAyAEAIAEAAADGAQAgBgoAAMsTACBjAADMEwAgZAAAzxMAIGUAAM4TACBmAADNEwAggQkAAK0OACAJ0QcAAJ0NADDSBwAAlQQAENMHAACdDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAh_QgCAIwMACGACQEAiwwAIYEJQACqDAAhAwAAAMYBACABAACUBAAwYgAAlQQAIAMAAADGAQAgAQAAxwEAMAIAAMgBACABAAAAzQEAIAEAAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgDAMAAMgTACAqAgAAAAFIAADJEwAgTQAAyhMAIOMHAgAAAAHwB0AAAAAB_gcCAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAf4IAQAAAAH_CEAAAAABAVYAAJ0EACAJKgIAAAAB4wcCAAAAAfAHQAAAAAH-BwIAAAAB8ggBAAAAAfwIAQAAAAH9CAIAAAAB_ggBAAAAAf8IQAAAAAEBVgAAnwQAMAFWAACfBAAwDAMAALkTACAqAgC0DgAhSAAAuhMAIE0AALsTACDjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHyCAEAsw4AIfwIAQDfDgAh_QgCALQOACH-CAEAsw4AIf8IQADKDgAhAgAAAM0BACBWAACiBAAgCSoCALQOACHjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHyCAEAsw4AIfwIAQDfDgAh_QgCALQOACH-CAEAsw4AIf8IQADKDgAhAgAAAMsBACBWAACkBAAgAgAAAMsBACBWAACkBAAgAwAAAM0BACBdAACdBAAgXgAAogQAIAEAAADNAQAgAQAAAMsBACAHCgAAtBMAIGMAALUTACBkAAC4EwAgZQAAtxMAIGYAALYTACD8CAAArQ4AIP8IAACtDgAgDCoCAIwMACHRBwAAnA0AMNIHAACrBAAQ0wcAAJwNADDjBwIAjAwAIfAHQACcDAAh_gcCAIwMACHyCAEAiwwAIfwIAQC0DAAh_QgCAIwMACH-CAEAiwwAIf8IQACqDAAhAwAAAMsBACABAACqBAAwYgAAqwQAIAMAAADLAQAgAQAAzAEAMAIAAM0BACABAAAA0QEAIAEAAADRAQAgAwAAAM8BACABAADQAQAwAgAA0QEAIAMAAADPAQAgAQAA0AEAMAIAANEBACADAAAAzwEAIAEAANABADACAADRAQAgB0sAALITACBMAACzEwAg8ggBAAAAAfoIAgAAAAH7CAIAAAAB_AgBAAAAAf0IAgAAAAEBVgAAswQAIAXyCAEAAAAB-ggCAAAAAfsIAgAAAAH8CAEAAAAB_QgCAAAAAQFWAAC1BAAwAVYAALUEADAHSwAAsBMAIEwAALETACDyCAEA3w4AIfoIAgC0DgAh-wgCALQOACH8CAEA3w4AIf0IAgDLDgAhAgAAANEBACBWAAC4BAAgBfIIAQDfDgAh-ggCALQOACH7CAIAtA4AIfwIAQDfDgAh_QgCAMsOACECAAAAzwEAIFYAALoEACACAAAAzwEAIFYAALoEACADAAAA0QEAIF0AALMEACBeAAC4BAAgAQAAANEBACABAAAAzwEAIAgKAACrEwAgYwAArBMAIGQAAK8TACBlAACuEwAgZgAArRMAIPIIAACtDgAg_AgAAK0OACD9CAAArQ4AIAjRBwAAmw0AMNIHAADBBAAQ0wcAAJsNADDyCAEAtAwAIfoIAgCMDAAh-wgCAIwMACH8CAEAtAwAIf0IAgCrDAAhAwAAAM8BACABAADABAAwYgAAwQQAIAMAAADPAQAgAQAA0AEAMAIAANEBACABAAAAxAEAIAEAAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgEAMAAKoTACDjBwIAAAAB5QdAAAAAAe0HQAAAAAHxB0AAAAAB_gcCAAAAAYoIBAAAAAGOCAEAAAAB8ggBAAAAAfMIAgAAAAH0CAIAAAAB9QgCAAAAAfYIBAAAAAH3CAIAAAAB-AgBAAAAAfkIQAAAAAEBVgAAyQQAIA_jBwIAAAAB5QdAAAAAAe0HQAAAAAHxB0AAAAAB_gcCAAAAAYoIBAAAAAGOCAEAAAAB8ggBAAAAAfMIAgAAAAH0CAIAAAAB9QgCAAAAAfYIBAAAAAH3CAIAAAAB-AgBAAAAAfkIQAAAAAEBVgAAywQAMAFWAADLBAAwEAMAAKkTACDjBwIAtA4AIeUHQADKDgAh7QdAALkOACHxB0AAyg4AIf4HAgC0DgAhiggEAO4PACGOCAEA3w4AIfIIAQCzDgAh8wgCALQOACH0CAIAtA4AIfUIAgC0DgAh9ggEAO4PACH3CAIAtA4AIfgIAQDfDgAh-QhAAMoOACECAAAAxAEAIFYAAM4EACAP4wcCALQOACHlB0AAyg4AIe0HQAC5DgAh8QdAAMoOACH-BwIAtA4AIYoIBADuDwAhjggBAN8OACHyCAEAsw4AIfMIAgC0DgAh9AgCALQOACH1CAIAtA4AIfYIBADuDwAh9wgCALQOACH4CAEA3w4AIfkIQADKDgAhAgAAAMIBACBWAADQBAAgAgAAAMIBACBWAADQBAAgAwAAAMQBACBdAADJBAAgXgAAzgQAIAEAAADEAQAgAQAAAMIBACAKCgAApBMAIGMAAKUTACBkAACoEwAgZQAApxMAIGYAAKYTACDlBwAArQ4AIPEHAACtDgAgjggAAK0OACD4CAAArQ4AIPkIAACtDgAgEtEHAACaDQAw0gcAANcEABDTBwAAmg0AMOMHAgCMDAAh5QdAAKoMACHtB0AAnAwAIfEHQACqDAAh_gcCAIwMACGKCAQAxwwAIY4IAQC0DAAh8ggBAIsMACHzCAIAjAwAIfQIAgCMDAAh9QgCAIwMACH2CAQAxwwAIfcIAgCMDAAh-AgBALQMACH5CEAAqgwAIQMAAADCAQAgAQAA1gQAMGIAANcEACADAAAAwgEAIAEAAMMBADACAADEAQAgChcAAJkNACDRBwAAmA0AMNIHAADdBAAQ0wcAAJgNADDjBwIAAAAB8AdAAKAMACGWCAEAmAwAIZcIAQCYDAAhvAhAAMIMACHxCAIAmQwAIQEAAADaBAAgAQAAANoEACAKFwAAmQ0AINEHAACYDQAw0gcAAN0EABDTBwAAmA0AMOMHAgCZDAAh8AdAAKAMACGWCAEAmAwAIZcIAQCYDAAhvAhAAMIMACHxCAIAmQwAIQIXAACjEwAgvAgAAK0OACADAAAA3QQAIAEAAN4EADACAADaBAAgAwAAAN0EACABAADeBAAwAgAA2gQAIAMAAADdBAAgAQAA3gQAMAIAANoEACAHFwAAohMAIOMHAgAAAAHwB0AAAAABlggBAAAAAZcIAQAAAAG8CEAAAAAB8QgCAAAAAQFWAADiBAAgBuMHAgAAAAHwB0AAAAABlggBAAAAAZcIAQAAAAG8CEAAAAAB8QgCAAAAAQFWAADkBAAwAVYAAOQEADAHFwAAlRMAIOMHAgC0DgAh8AdAALkOACGWCAEAsw4AIZcIAQCzDgAhvAhAAMoOACHxCAIAtA4AIQIAAADaBAAgVgAA5wQAIAbjBwIAtA4AIfAHQAC5DgAhlggBALMOACGXCAEAsw4AIbwIQADKDgAh8QgCALQOACECAAAA3QQAIFYAAOkEACACAAAA3QQAIFYAAOkEACADAAAA2gQAIF0AAOIEACBeAADnBAAgAQAAANoEACABAAAA3QQAIAYKAACQEwAgYwAAkRMAIGQAAJQTACBlAACTEwAgZgAAkhMAILwIAACtDgAgCdEHAACXDQAw0gcAAPAEABDTBwAAlw0AMOMHAgCMDAAh8AdAAJwMACGWCAEAiwwAIZcIAQCLDAAhvAhAAKoMACHxCAIAjAwAIQMAAADdBAAgAQAA7wQAMGIAAPAEACADAAAA3QQAIAEAAN4EADACAADaBAAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACASGAAAjBMAIBkAAI0TACAbAACOEwAgHAAAjxMAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAAB6wgCAAAAAewIIAAAAAHtCCAAAAAB7ggCAAAAAe8IQAAAAAHwCAIAAAABAVYAAPgEACAO4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHrCAIAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAEBVgAA-gQAMAFWAAD6BAAwEhgAAPASACAZAADxEgAgGwAA8hIAIBwAAPMSACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhAgAAADkAIFYAAP0EACAO4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIesIAgC0DgAh7AggAOIPACHtCCAA4g8AIe4IAgC0DgAh7whAALkOACHwCAIAtA4AIQIAAAA3ACBWAAD_BAAgAgAAADcAIFYAAP8EACADAAAAOQAgXQAA-AQAIF4AAP0EACABAAAAOQAgAQAAADcAIAcKAADrEgAgYwAA7BIAIGQAAO8SACBlAADuEgAgZgAA7RIAIJMIAACtDgAglAgAAK0OACAR0QcAAJYNADDSBwAAhgUAENMHAACWDQAw4wcCAIwMACHwB0AAnAwAIY8IQACcDAAhkQgCAIwMACGSCAEAiwwAIZMIQACqDAAhlAgCAKsMACGWCAEAiwwAIesIAgCMDAAh7AggAL0MACHtCCAAvQwAIe4IAgCMDAAh7whAAJwMACHwCAIAjAwAIQMAAAA3ACABAACFBQAwYgAAhgUAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAkZAADqEgAgGgAA6RIAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAegIAgAAAAEBVgAAjgUAIAfjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAHoCAIAAAABAVYAAJAFADABVgAAkAUAMAkZAADoEgAgGgAA5xIAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIegIAgC0DgAhAgAAAD8AIFYAAJMFACAH4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAh6AgCALQOACECAAAAPQAgVgAAlQUAIAIAAAA9ACBWAACVBQAgAwAAAD8AIF0AAI4FACBeAACTBQAgAQAAAD8AIAEAAAA9ACAHCgAA4hIAIGMAAOMSACBkAADmEgAgZQAA5RIAIGYAAOQSACCTCAAArQ4AIJQIAACtDgAgCtEHAACVDQAw0gcAAJwFABDTBwAAlQ0AMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZIIAQCLDAAhkwhAAKoMACGUCAIAqwwAIegIAgCMDAAhAwAAAD0AIAEAAJsFADBiAACcBQAgAwAAAD0AIAEAAD4AMAIAAD8AIAEAAABDACABAAAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgBgMAAOASACAaAADhEgAg_gcCAAAAAegIAgAAAAHpCAIAAAAB6ghAAAAAAQFWAACkBQAgBP4HAgAAAAHoCAIAAAAB6QgCAAAAAeoIQAAAAAEBVgAApgUAMAFWAACmBQAwBgMAAN4SACAaAADfEgAg_gcCALQOACHoCAIAtA4AIekIAgC0DgAh6ghAALkOACECAAAAQwAgVgAAqQUAIAT-BwIAtA4AIegIAgC0DgAh6QgCALQOACHqCEAAuQ4AIQIAAABBACBWAACrBQAgAgAAAEEAIFYAAKsFACADAAAAQwAgXQAApAUAIF4AAKkFACABAAAAQwAgAQAAAEEAIAUKAADZEgAgYwAA2hIAIGQAAN0SACBlAADcEgAgZgAA2xIAIAfRBwAAlA0AMNIHAACyBQAQ0wcAAJQNADD-BwIAjAwAIegIAgCMDAAh6QgCAIwMACHqCEAAnAwAIQMAAABBACABAACxBQAwYgAAsgUAIAMAAABBACABAABCADACAABDACAH0QcAAJINADDSBwAAuAUAENMHAACSDQAw1gdAAKAMACH-BwIA-QwAIeAIAQAAAAHhCAAAkw0AIAEAAAC1BQAgAQAAALUFACAH0QcAAJINADDSBwAAuAUAENMHAACSDQAw1gdAAKAMACH-BwIA-QwAIeAIAQCYDAAh4QgAAJMNACAB_gcAAK0OACADAAAAuAUAIAEAALkFADACAAC1BQAgAwAAALgFACABAAC5BQAwAgAAtQUAIAMAAAC4BQAgAQAAuQUAMAIAALUFACAE1gdAAAAAAf4HAgAAAAHgCAEAAAAB4QiAAAAAAQFWAAC9BQAgBNYHQAAAAAH-BwIAAAAB4AgBAAAAAeEIgAAAAAEBVgAAvwUAMAFWAAC_BQAwBNYHQAC5DgAh_gcCAMsOACHgCAEAsw4AIeEIgAAAAAECAAAAtQUAIFYAAMIFACAE1gdAALkOACH-BwIAyw4AIeAIAQCzDgAh4QiAAAAAAQIAAAC4BQAgVgAAxAUAIAIAAAC4BQAgVgAAxAUAIAMAAAC1BQAgXQAAvQUAIF4AAMIFACABAAAAtQUAIAEAAAC4BQAgBgoAANQSACBjAADVEgAgZAAA2BIAIGUAANcSACBmAADWEgAg_gcAAK0OACAH0QcAAI8NADDSBwAAywUAENMHAACPDQAw1gdAAJwMACH-BwIAqwwAIeAIAQCLDAAh4QgAAJANACADAAAAuAUAIAEAAMoFADBiAADLBQAgAwAAALgFACABAAC5BQAwAgAAtQUAIAoDAADMDAAg0QcAAI4NADDSBwAAKQAQ0wcAAI4NADDwB0AAoAwAIf4HAgAAAAHcCAEAmAwAId0IBADLDAAh3ggCAJkMACHfCEAAwgwAIQEAAADOBQAgAQAAAM4FACACAwAA8Q8AIN8IAACtDgAgAwAAACkAIAEAANEFADACAADOBQAgAwAAACkAIAEAANEFADACAADOBQAgAwAAACkAIAEAANEFADACAADOBQAgBwMAANMSACDwB0AAAAAB_gcCAAAAAdwIAQAAAAHdCAQAAAAB3ggCAAAAAd8IQAAAAAEBVgAA1QUAIAbwB0AAAAAB_gcCAAAAAdwIAQAAAAHdCAQAAAAB3ggCAAAAAd8IQAAAAAEBVgAA1wUAMAFWAADXBQAwBwMAANISACDwB0AAuQ4AIf4HAgC0DgAh3AgBALMOACHdCAQA7g8AId4IAgC0DgAh3whAAMoOACECAAAAzgUAIFYAANoFACAG8AdAALkOACH-BwIAtA4AIdwIAQCzDgAh3QgEAO4PACHeCAIAtA4AId8IQADKDgAhAgAAACkAIFYAANwFACACAAAAKQAgVgAA3AUAIAMAAADOBQAgXQAA1QUAIF4AANoFACABAAAAzgUAIAEAAAApACAGCgAAzRIAIGMAAM4SACBkAADREgAgZQAA0BIAIGYAAM8SACDfCAAArQ4AIAnRBwAAjQ0AMNIHAADjBQAQ0wcAAI0NADDwB0AAnAwAIf4HAgCMDAAh3AgBAIsMACHdCAQAxwwAId4IAgCMDAAh3whAAKoMACEDAAAAKQAgAQAA4gUAMGIAAOMFACADAAAAKQAgAQAA0QUAMAIAAM4FACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAADMEgAg9gcAAQAAAfgHQAAAAAH-BwIAAAABAVYAAOsFACAD9gcAAQAAAfgHQAAAAAH-BwIAAAABAVYAAO0FADABVgAA7QUAMAQDAADLEgAg9gcAAcgOACH4B0AAyg4AIf4HAgC0DgAhAgAAAC0AIFYAAPAFACAD9gcAAcgOACH4B0AAyg4AIf4HAgC0DgAhAgAAACsAIFYAAPIFACACAAAAKwAgVgAA8gUAIAMAAAAtACBdAADrBQAgXgAA8AUAIAEAAAAtACABAAAAKwAgBgoAAMYSACBjAADHEgAgZAAAyhIAIGUAAMkSACBmAADIEgAg-AcAAK0OACAG0QcAAIwNADDSBwAA-QUAENMHAACMDQAw9gcAAagMACH4B0AAqgwAIf4HAgCMDAAhAwAAACsAIAEAAPgFADBiAAD5BQAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAMUSACDjBwIAAAAB8AdAAAAAAf4HAgAAAAGACAEAAAAB1whAAAAAAdgIAAEAAAHZCAABAAAB2ggEAAAAAdsIAADEEgAgAVYAAIEGACAJ4wcCAAAAAfAHQAAAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAHYCAABAAAB2QgAAQAAAdoIBAAAAAHbCAAAxBIAIAFWAACDBgAwAVYAAIMGADAKAwAAwxIAIOMHAgC0DgAh8AdAALkOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACHYCAAByA4AIdkIAAHIDgAh2ggEAO4PACHbCAAAwhIAIAIAAAAxACBWAACGBgAgCeMHAgC0DgAh8AdAALkOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACHYCAAByA4AIdkIAAHIDgAh2ggEAO4PACHbCAAAwhIAIAIAAAAvACBWAACIBgAgAgAAAC8AIFYAAIgGACADAAAAMQAgXQAAgQYAIF4AAIYGACABAAAAMQAgAQAAAC8AIAYKAAC9EgAgYwAAvhIAIGQAAMESACBlAADAEgAgZgAAvxIAINcIAACtDgAgDNEHAACLDQAw0gcAAI8GABDTBwAAiw0AMOMHAgCMDAAh8AdAAJwMACH-BwIAjAwAIYAIAQCLDAAh1whAAKoMACHYCAABqAwAIdkIAAGoDAAh2ggEAMcMACHbCAAAuwwAIAMAAAAvACABAACOBgAwYgAAjwYAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAAC8EgAg4wcCAAAAAfAHQAAAAAH-BwIAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABAVYAAJcGACAG4wcCAAAAAfAHQAAAAAH-BwIAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABAVYAAJkGADABVgAAmQYAMAcDAAC7EgAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh1QgBALMOACHWCAEAsw4AIdcIQADKDgAhAgAAADUAIFYAAJwGACAG4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh1QgBALMOACHWCAEAsw4AIdcIQADKDgAhAgAAADMAIFYAAJ4GACACAAAAMwAgVgAAngYAIAMAAAA1ACBdAACXBgAgXgAAnAYAIAEAAAA1ACABAAAAMwAgBgoAALYSACBjAAC3EgAgZAAAuhIAIGUAALkSACBmAAC4EgAg1wgAAK0OACAJ0QcAAIoNADDSBwAApQYAENMHAACKDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAh1QgBAIsMACHWCAEAiwwAIdcIQACqDAAhAwAAADMAIAEAAKQGADBiAAClBgAgAwAAADMAIAEAADQAMAIAADUAIAbRBwAAiA0AMNIHAACrBgAQ0wcAAIgNADDwB0AAoAwAIYAIAQAAAAGVCAABiQ0AIQEAAACoBgAgAQAAAKgGACAG0QcAAIgNADDSBwAAqwYAENMHAACIDQAw8AdAAKAMACGACAEAmAwAIZUIAAGJDQAhAAMAAACrBgAgAQAArAYAMAIAAKgGACADAAAAqwYAIAEAAKwGADACAACoBgAgAwAAAKsGACABAACsBgAwAgAAqAYAIAPwB0AAAAABgAgBAAAAAZUIAAEAAAEBVgAAsAYAIAPwB0AAAAABgAgBAAAAAZUIAAEAAAEBVgAAsgYAMAFWAACyBgAwA_AHQAC5DgAhgAgBALMOACGVCAAByA4AIQIAAACoBgAgVgAAtQYAIAPwB0AAuQ4AIYAIAQCzDgAhlQgAAcgOACECAAAAqwYAIFYAALcGACACAAAAqwYAIFYAALcGACADAAAAqAYAIF0AALAGACBeAAC1BgAgAQAAAKgGACABAAAAqwYAIAMKAACzEgAgZQAAtRIAIGYAALQSACAG0QcAAIcNADDSBwAAvgYAENMHAACHDQAw8AdAAJwMACGACAEAiwwAIZUIAAGoDAAhAwAAAKsGACABAAC9BgAwYgAAvgYAIAMAAACrBgAgAQAArAYAMAIAAKgGACAHHgAAhg0AINEHAACFDQAw0gcAAE0AENMHAACFDQAw4wcCAAAAAYAIAQCYDAAhtggBAAAAAQEAAADBBgAgAQAAAMEGACABHgAAshIAIAMAAABNACABAADEBgAwAgAAwQYAIAMAAABNACABAADEBgAwAgAAwQYAIAMAAABNACABAADEBgAwAgAAwQYAIAQeAACxEgAg4wcCAAAAAYAIAQAAAAG2CAEAAAABAVYAAMgGACAD4wcCAAAAAYAIAQAAAAG2CAEAAAABAVYAAMoGADABVgAAygYAMAQeAACkEgAg4wcCALQOACGACAEAsw4AIbYIAQCzDgAhAgAAAMEGACBWAADNBgAgA-MHAgC0DgAhgAgBALMOACG2CAEAsw4AIQIAAABNACBWAADPBgAgAgAAAE0AIFYAAM8GACADAAAAwQYAIF0AAMgGACBeAADNBgAgAQAAAMEGACABAAAATQAgBQoAAJ8SACBjAACgEgAgZAAAoxIAIGUAAKISACBmAAChEgAgBtEHAACEDQAw0gcAANYGABDTBwAAhA0AMOMHAgCMDAAhgAgBAIsMACG2CAEAiwwAIQMAAABNACABAADVBgAwYgAA1gYAIAMAAABNACABAADEBgAwAgAAwQYAIAEAAABLACABAAAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACADAAAASQAgAQAASgAwAgAASwAgERkAAJQSACAfAACTEgAgJAAAnhIAICUAAJUSACAmAACWEgAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHQCAIAAAAB0QgCAAAAAQFWAADeBgAgDOMHAgAAAAHwB0AAAAABjwhAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHOCAIAAAAB0AgCAAAAAdEIAgAAAAEBVgAA4AYAMAFWAADgBgAwAQAAAE0AIAEAAABRACARGQAA_xEAIB8AAP4RACAkAACdEgAgJQAAgBIAICYAAIESACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhAgAAAEsAIFYAAOUGACAM4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIQIAAABJACBWAADnBgAgAgAAAEkAIFYAAOcGACABAAAATQAgAQAAAFEAIAMAAABLACBdAADeBgAgXgAA5QYAIAEAAABLACABAAAASQAgCQoAAJgSACBjAACZEgAgZAAAnBIAIGUAAJsSACBmAACaEgAgkwgAAK0OACCUCAAArQ4AIM4IAACtDgAg0AgAAK0OACAP0QcAAIANADDSBwAA8AYAENMHAACADQAw4wcCAIwMACHwB0AAnAwAIY8IQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGbCAAAgQ3QCCKyCAEAiwwAIc4IAgCrDAAh0AgCAKsMACHRCAIAjAwAIQMAAABJACABAADvBgAwYgAA8AYAIAMAAABJACABAABKADACAABLACABAAAAWgAgAQAAAFoAIAMAAABRACABAABZADACAABaACADAAAAUQAgAQAAWQAwAgAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAwZAACQEgAgIAAAlxIAICEAAJESACAjAACSEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABywgCAAAAAc0IAgAAAAEBVgAA-AYAIAjjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHLCAIAAAABzQgCAAAAAQFWAAD6BgAwAVYAAPoGADAMGQAA6REAICAAAOgRACAhAADqEQAgIwAA6xEAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACECAAAAWgAgVgAA_QYAIAjjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhAgAAAFEAIFYAAP8GACACAAAAUQAgVgAA_wYAIAMAAABaACBdAAD4BgAgXgAA_QYAIAEAAABaACABAAAAUQAgBwoAAOMRACBjAADkEQAgZAAA5xEAIGUAAOYRACBmAADlEQAgkwgAAK0OACCUCAAArQ4AIAvRBwAA_wwAMNIHAACGBwAQ0wcAAP8MADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhsggBAIsMACHLCAIAjAwAIc0IAgCMDAAhAwAAAFEAIAEAAIUHADBiAACGBwAgAwAAAFEAIAEAAFkAMAIAAFoAIAEAAABWACABAAAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACADAAAAVAAgAQAAVQAwAgAAVgAgBgMAAOIRACAiAADhEQAg8AdAAAAAAf4HAgAAAAGVCAIAAAABzAgCAAAAAQFWAACOBwAgBPAHQAAAAAH-BwIAAAABlQgCAAAAAcwIAgAAAAEBVgAAkAcAMAFWAACQBwAwBgMAAOARACAiAADfEQAg8AdAALkOACH-BwIAtA4AIZUIAgC0DgAhzAgCALQOACECAAAAVgAgVgAAkwcAIATwB0AAuQ4AIf4HAgC0DgAhlQgCALQOACHMCAIAtA4AIQIAAABUACBWAACVBwAgAgAAAFQAIFYAAJUHACADAAAAVgAgXQAAjgcAIF4AAJMHACABAAAAVgAgAQAAAFQAIAUKAADaEQAgYwAA2xEAIGQAAN4RACBlAADdEQAgZgAA3BEAIAfRBwAA_gwAMNIHAACcBwAQ0wcAAP4MADDwB0AAnAwAIf4HAgCMDAAhlQgCAIwMACHMCAIAjAwAIQMAAABUACABAACbBwAwYgAAnAcAIAMAAABUACABAABVADACAABWACAFIAAA_QwAINEHAAD8DAAw0gcAAFwAENMHAAD8DAAwywgCAAAAAQEAAACfBwAgAQAAAJ8HACABIAAA2REAIAMAAABcACABAACiBwAwAgAAnwcAIAMAAABcACABAACiBwAwAgAAnwcAIAMAAABcACABAACiBwAwAgAAnwcAIAIgAADYEQAgywgCALQOACECAAAAnwcAIFYAAKYHACABywgCALQOACECAAAAXAAgVgAAqAcAIAIAAABcACBWAACoBwAgAQAAAJ8HACABAAAAXAAgBQoAANMRACBjAADUEQAgZAAA1xEAIGUAANYRACBmAADVEQAgBNEHAAD7DAAw0gcAAK4HABDTBwAA-wwAMMsIAgCMDAAhAwAAAFwAIAEAAK0HADBiAACuBwAgAwAAAFwAIAEAAKIHADACAACfBwAgDtEHAAD4DAAw0gcAALQHABDTBwAA-AwAMOMHBAAAAAHwB0AAoAwAIZEIAgD5DAAhlggBAMEMACGqCAEAwQwAIbUIQADCDAAhxggBAJgMACHHCAIAmQwAIcgIAQCYDAAhyQgCAJkMACHKCAAA-gwAIAEAAACxBwAgAQAAALEHACAN0QcAAPgMADDSBwAAtAcAENMHAAD4DAAw4wcEAMsMACHwB0AAoAwAIZEIAgD5DAAhlggBAMEMACGqCAEAwQwAIbUIQADCDAAhxggBAJgMACHHCAIAmQwAIcgIAQCYDAAhyQgCAJkMACEEkQgAAK0OACCWCAAArQ4AIKoIAACtDgAgtQgAAK0OACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAK4wcEAO4PACHwB0AAuQ4AIZEIAgDLDgAhlggBAN8OACGqCAEA3w4AIbUIQADKDgAhxggBALMOACHHCAIAtA4AIcgIAQCzDgAhyQgCALQOACECAAAAsQcAIFYAALkHACAK4wcEAO4PACHwB0AAuQ4AIZEIAgDLDgAhlggBAN8OACGqCAEA3w4AIbUIQADKDgAhxggBALMOACHHCAIAtA4AIcgIAQCzDgAhyQgCALQOACECAAAAtAcAIFYAALsHACACAAAAtAcAIFYAALsHACABAAAAsQcAIAEAAAC0BwAgCQoAAM4RACBjAADPEQAgZAAA0hEAIGUAANERACBmAADQEQAgkQgAAK0OACCWCAAArQ4AIKoIAACtDgAgtQgAAK0OACAN0QcAAPcMADDSBwAAwQcAENMHAAD3DAAw4wcEAMcMACHwB0AAnAwAIZEIAgCrDAAhlggBALQMACGqCAEAtAwAIbUIQACqDAAhxggBAIsMACHHCAIAjAwAIcgIAQCLDAAhyQgCAIwMACEDAAAAtAcAIAEAAMAHADBiAADBBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIATRBwAA9gwAMNIHAADHBwAQ0wcAAPYMADDFCAEAAAABAQAAAMQHACABAAAAxAcAIATRBwAA9gwAMNIHAADHBwAQ0wcAAPYMADDFCAEAmAwAIQADAAAAxwcAIAEAAMgHADACAADEBwAgAwAAAMcHACABAADIBwAwAgAAxAcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACABxQgBAAAAAQFWAADMBwAgAcUIAQAAAAEBVgAAzgcAMAFWAADOBwAwAcUIAQCzDgAhAgAAAMQHACBWAADRBwAgAcUIAQCzDgAhAgAAAMcHACBWAADTBwAgAgAAAMcHACBWAADTBwAgAwAAAMQHACBdAADMBwAgXgAA0QcAIAEAAADEBwAgAQAAAMcHACADCgAAyxEAIGUAAM0RACBmAADMEQAgBNEHAAD1DAAw0gcAANoHABDTBwAA9QwAMMUIAQCLDAAhAwAAAMcHACABAADZBwAwYgAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACABAAAAZwAgAQAAAGcAIAMAAABlACABAABmADACAABnACADAAAAZQAgAQAAZgAwAgAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAwEAADJEQAgLwAAyhEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABAVYAAOIHACAK4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAZcIAQAAAAGbCAAAAMQIArYIAQAAAAHBCAIAAAABwggCAAAAAcQIIAAAAAEBVgAA5AcAMAFWAADkBwAwDAQAALsRACAvAAC8EQAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhAgAAAGcAIFYAAOcHACAK4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhAgAAAGUAIFYAAOkHACACAAAAZQAgVgAA6QcAIAMAAABnACBdAADiBwAgXgAA5wcAIAEAAABnACABAAAAZQAgBQoAALURACBjAAC2EQAgZAAAuREAIGUAALgRACBmAAC3EQAgDdEHAADxDAAw0gcAAPAHABDTBwAA8QwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhlwgBAIsMACGbCAAA8gzECCK2CAEAiwwAIcEIAgCMDAAhwggCAIwMACHECCAAvQwAIQMAAABlACABAADvBwAwYgAA8AcAIAMAAABlACABAABmADACAABnACABAAAAawAgAQAAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIBwfAQAAAAEoAACyEQAgKgAAsxEAIC4AALQRACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGPCEAAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABlwgBAAAAAZsIAAAAuwgCowgCAAAAAaYIEAAAAAGxCBAAAAABtggBAAAAAbcIAQAAAAG4CBAAAAABuQgCAAAAAbsIAQAAAAG8CEAAAAABvQgCAAAAAb4IIAAAAAG_CAEAAAABwAgBAAAAAcEIAgAAAAHCCAIAAAABAVYAAPgHACAZHwEAAAAB4wcCAAAAAfAHQAAAAAH_BwIAAAABjwhAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqMIAgAAAAGmCBAAAAABsQgQAAAAAbYIAQAAAAG3CAEAAAABuAgQAAAAAbkIAgAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAG-CCAAAAABvwgBAAAAAcAIAQAAAAHBCAIAAAABwggCAAAAAQFWAAD6BwAwAVYAAPoHADABAAAAZQAgHB8BALMOACEoAACaEQAgKgAAmxEAIC4AAJwRACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGPCEAAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgiowgCAMsOACGmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhAgAAAGsAIFYAAP4HACAZHwEAsw4AIeMHAgC0DgAh8AdAALkOACH_BwIAyw4AIY8IQAC5DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhlwgBALMOACGbCAAAmRG7CCKjCAIAyw4AIaYIEADZEAAhsQgQANkQACG2CAEA3w4AIbcIAQDfDgAhuAgQAJgRACG5CAIAtA4AIbsIAQDfDgAhvAhAAMoOACG9CAIAtA4AIb4IIADiDwAhvwgBALMOACHACAEAsw4AIcEIAgC0DgAhwggCALQOACECAAAAaQAgVgAAgAgAIAIAAABpACBWAACACAAgAQAAAGUAIAMAAABrACBdAAD4BwAgXgAA_gcAIAEAAABrACABAAAAaQAgDgoAAJMRACBjAACUEQAgZAAAlxEAIGUAAJYRACBmAACVEQAg_wcAAK0OACCTCAAArQ4AIJQIAACtDgAgowgAAK0OACC2CAAArQ4AILcIAACtDgAguAgAAK0OACC7CAAArQ4AILwIAACtDgAgHB8BAIsMACHRBwAA6gwAMNIHAACICAAQ0wcAAOoMADDjBwIAjAwAIfAHQACcDAAh_wcCAKsMACGPCEAAnAwAIZMIQACqDAAhlAgCAKsMACGWCAEAiwwAIZcIAQCLDAAhmwgAAOwMuwgiowgCAKsMACGmCBAA3gwAIbEIEADeDAAhtggBALQMACG3CAEAtAwAIbgIEADrDAAhuQgCAIwMACG7CAEAtAwAIbwIQACqDAAhvQgCAIwMACG-CCAAvQwAIb8IAQCLDAAhwAgBAIsMACHBCAIAjAwAIcIIAgCMDAAhAwAAAGkAIAEAAIcIADBiAACICAAgAwAAAGkAIAEAAGoAMAIAAGsAIAEAAACeAQAgAQAAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACAJGQAAkhEAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbIIAQAAAAG1CEAAAAABAVYAAJAIACAI4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABsggBAAAAAbUIQAAAAAEBVgAAkggAMAFWAACSCAAwCRkAAJERACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGyCAEAsw4AIbUIQADKDgAhAgAAAJ4BACBWAACVCAAgCOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIbIIAQCzDgAhtQhAAMoOACECAAAAnAEAIFYAAJcIACACAAAAnAEAIFYAAJcIACADAAAAngEAIF0AAJAIACBeAACVCAAgAQAAAJ4BACABAAAAnAEAIAgKAACMEQAgYwAAjREAIGQAAJARACBlAACPEQAgZgAAjhEAIJMIAACtDgAglAgAAK0OACC1CAAArQ4AIAvRBwAA6QwAMNIHAACeCAAQ0wcAAOkMADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGyCAEAiwwAIbUIQACqDAAhAwAAAJwBACABAACdCAAwYgAAnggAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIA0ZAACLEQAgLQAAihEAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAaUIAgAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAVYAAKYIACAL4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABpQgCAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEBVgAAqAgAMAFWAACoCAAwDRkAAIkRACAtAACIEQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQDfDgAhpQgCALQOACGxCAIAtA4AIbIIAQCzDgAhswgBAN8OACG0CEAAyg4AIQIAAAB7ACBWAACrCAAgC-MHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEA3w4AIaUIAgC0DgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACECAAAAeQAgVgAArQgAIAIAAAB5ACBWAACtCAAgAwAAAHsAIF0AAKYIACBeAACrCAAgAQAAAHsAIAEAAAB5ACAKCgAAgxEAIGMAAIQRACBkAACHEQAgZQAAhhEAIGYAAIURACCTCAAArQ4AIJQIAACtDgAglggAAK0OACCzCAAArQ4AILQIAACtDgAgDtEHAADoDAAw0gcAALQIABDTBwAA6AwAMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZMIQACqDAAhlAgCAKsMACGWCAEAtAwAIaUIAgCMDAAhsQgCAIwMACGyCAEAiwwAIbMIAQC0DAAhtAhAAKoMACEDAAAAeQAgAQAAswgAMGIAALQIACADAAAAeQAgAQAAegAwAgAAewAgAQAAAIIBACABAAAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIA0pAACAEQAgKgAAgREAICwAAIIRACDjBwIAAAAB8AdAAAAAAY8IQAAAAAGbCAAAAK0IAqoIAAAAqggCqwgCAAAAAa0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEBVgAAvAgAIArjBwIAAAAB8AdAAAAAAY8IQAAAAAGbCAAAAK0IAqoIAAAAqggCqwgCAAAAAa0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEBVgAAvggAMAFWAAC-CAAwDSkAAOUQACAqAADmEAAgLAAA5xAAIOMHAgC0DgAh8AdAALkOACGPCEAAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACECAAAAggEAIFYAAMEIACAK4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhmwgAAOQQrQgiqggAAOMQqggiqwgCALQOACGtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQIAAACAAQAgVgAAwwgAIAIAAACAAQAgVgAAwwgAIAMAAACCAQAgXQAAvAgAIF4AAMEIACABAAAAggEAIAEAAACAAQAgCQoAAN4QACBjAADfEAAgZAAA4hAAIGUAAOEQACBmAADgEAAgrQgAAK0OACCuCAAArQ4AIK8IAACtDgAgsAgAAK0OACAN0QcAAOEMADDSBwAAyggAENMHAADhDAAw4wcCAIwMACHwB0AAnAwAIY8IQACcDAAhmwgAAOMMrQgiqggAAOIMqggiqwgCAIwMACGtCEAAqgwAIa4IAQC0DAAhrwgCAKsMACGwCAEAtAwAIQMAAACAAQAgAQAAyQgAMGIAAMoIACADAAAAgAEAIAEAAIEBADACAACCAQAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAJKwAA3BAAIC0AAN0QACCWCAEAAAABowgCAAAAAaQIAgAAAAGlCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABAVYAANIIACAHlggBAAAAAaMIAgAAAAGkCAIAAAABpQgCAAAAAaYIEAAAAAGnCAIAAAABqAgBAAAAAQFWAADUCAAwAVYAANQIADAJKwAA2hAAIC0AANsQACCWCAEAsw4AIaMIAgDLDgAhpAgCALQOACGlCAIAtA4AIaYIEADZEAAhpwgCALQOACGoCAEA3w4AIQIAAABwACBWAADXCAAgB5YIAQCzDgAhowgCAMsOACGkCAIAtA4AIaUIAgC0DgAhpggQANkQACGnCAIAtA4AIagIAQDfDgAhAgAAAG4AIFYAANkIACACAAAAbgAgVgAA2QgAIAMAAABwACBdAADSCAAgXgAA1wgAIAEAAABwACABAAAAbgAgBwoAANQQACBjAADVEAAgZAAA2BAAIGUAANcQACBmAADWEAAgowgAAK0OACCoCAAArQ4AIArRBwAA3QwAMNIHAADgCAAQ0wcAAN0MADCWCAEAiwwAIaMIAgCrDAAhpAgCAIwMACGlCAIAjAwAIaYIEADeDAAhpwgCAIwMACGoCAEAtAwAIQMAAABuACABAADfCAAwYgAA4AgAIAMAAABuACABAABvADACAABwACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMrAADTEAAgowgCAAAAAaQIAgAAAAEBVgAA6AgAIAKjCAIAAAABpAgCAAAAAQFWAADqCAAwAVYAAOoIADADKwAA0hAAIKMIAgC0DgAhpAgCALQOACECAAAAdQAgVgAA7QgAIAKjCAIAtA4AIaQIAgC0DgAhAgAAAHMAIFYAAO8IACACAAAAcwAgVgAA7wgAIAMAAAB1ACBdAADoCAAgXgAA7QgAIAEAAAB1ACABAAAAcwAgBQoAAM0QACBjAADOEAAgZAAA0RAAIGUAANAQACBmAADPEAAgBdEHAADcDAAw0gcAAPYIABDTBwAA3AwAMKMIAgCMDAAhpAgCAIwMACEDAAAAcwAgAQAA9QgAMGIAAPYIACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAIYBACABAAAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIBcZAADIEAAgMgAAyRAAIDMAAMoQACA0AADLEAAgNQAAzBAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABjwhAAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAVYAAP4IACAS4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGPCEAAAAABkQgCAAAAAZYIAQAAAAGXCAEAAAABmQgAAACZCAKbCAAAAJsIApwICAAAAAGdCAIAAAABnggCAAAAAZ8IAQAAAAGgCAIAAAABoQgCAAAAAaIIAgAAAAEBVgAAgAkAMAFWAACACQAwFxkAAKEQACAyAACiEAAgMwAAoxAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACECAAAAhgEAIFYAAIMJACAS4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACECAAAAhAEAIFYAAIUJACACAAAAhAEAIFYAAIUJACADAAAAhgEAIF0AAP4IACBeAACDCQAgAQAAAIYBACABAAAAhAEAIAkKAACZEAAgYwAAmhAAIGQAAJ0QACBlAACcEAAgZgAAmxAAIJwIAACtDgAgnQgAAK0OACCeCAAArQ4AIJ8IAACtDgAgFdEHAADTDAAw0gcAAIwJABDTBwAA0wwAMOMHAgCMDAAh8AdAAJwMACGLCAEAiwwAIYwIBADHDAAhjggBAIsMACGPCEAAnAwAIZEIAgCMDAAhlggBAIsMACGXCAEAiwwAIZkIAADUDJkIIpsIAADVDJsIIpwICADWDAAhnQgCAKsMACGeCAIAqwwAIZ8IAQC0DAAhoAgCAIwMACGhCAIAjAwAIaIIAgCMDAAhAwAAAIQBACABAACLCQAwYgAAjAkAIAMAAACEAQAgAQAAhQEAMAIAAIYBACABAAAAjgEAIAEAAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgBgMAAJgQACAxAACXEAAg8AdAAAAAAf4HAgAAAAGHCAIAAAABlQgCAAAAAQFWAACUCQAgBPAHQAAAAAH-BwIAAAABhwgCAAAAAZUIAgAAAAEBVgAAlgkAMAFWAACWCQAwBgMAAJYQACAxAACVEAAg8AdAALkOACH-BwIAtA4AIYcIAgC0DgAhlQgCALQOACECAAAAjgEAIFYAAJkJACAE8AdAALkOACH-BwIAtA4AIYcIAgC0DgAhlQgCALQOACECAAAAjAEAIFYAAJsJACACAAAAjAEAIFYAAJsJACADAAAAjgEAIF0AAJQJACBeAACZCQAgAQAAAI4BACABAAAAjAEAIAUKAACQEAAgYwAAkRAAIGQAAJQQACBlAACTEAAgZgAAkhAAIAfRBwAA0gwAMNIHAACiCQAQ0wcAANIMADDwB0AAnAwAIf4HAgCMDAAhhwgCAIwMACGVCAIAjAwAIQMAAACMAQAgAQAAoQkAMGIAAKIJACADAAAAjAEAIAEAAI0BADACAACOAQAgAQAAAIoBACABAAAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAkZAACPEAAgMQAAjhAAIOMHAgAAAAHwB0AAAAABhwgCAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAEBVgAAqgkAIAfjBwIAAAAB8AdAAAAAAYcIAgAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABAVYAAKwJADABVgAArAkAMAkZAACNEAAgMQAAjBAAIOMHAgC0DgAh8AdAALkOACGHCAIAtA4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhAgAAAIoBACBWAACvCQAgB-MHAgC0DgAh8AdAALkOACGHCAIAtA4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhAgAAAIgBACBWAACxCQAgAgAAAIgBACBWAACxCQAgAwAAAIoBACBdAACqCQAgXgAArwkAIAEAAACKAQAgAQAAAIgBACAHCgAAhxAAIGMAAIgQACBkAACLEAAgZQAAihAAIGYAAIkQACCTCAAArQ4AIJQIAACtDgAgCtEHAADRDAAw0gcAALgJABDTBwAA0QwAMOMHAgCMDAAh8AdAAJwMACGHCAIAjAwAIZEIAgCMDAAhkggBAIsMACGTCEAAqgwAIZQIAgCrDAAhAwAAAIgBACABAAC3CQAwYgAAuAkAIAMAAACIAQAgAQAAiQEAMAIAAIoBACAGMQAA0AwAIDQCAJkMACHRBwAAzwwAMNIHAACQAQAQ0wcAAM8MADCHCAIAAAABAQAAALsJACABAAAAuwkAIAExAADoDwAgAwAAAJABACABAAC-CQAwAgAAuwkAIAMAAACQAQAgAQAAvgkAMAIAALsJACADAAAAkAEAIAEAAL4JADACAAC7CQAgAzEAAIYQACA0AgAAAAGHCAIAAAABAVYAAMIJACACNAIAAAABhwgCAAAAAQFWAADECQAwAVYAAMQJADADMQAAhRAAIDQCALQOACGHCAIAtA4AIQIAAAC7CQAgVgAAxwkAIAI0AgC0DgAhhwgCALQOACECAAAAkAEAIFYAAMkJACACAAAAkAEAIFYAAMkJACADAAAAuwkAIF0AAMIJACBeAADHCQAgAQAAALsJACABAAAAkAEAIAUKAACAEAAgYwAAgRAAIGQAAIQQACBlAACDEAAgZgAAghAAIAU0AgCMDAAh0QcAAM4MADDSBwAA0AkAENMHAADODAAwhwgCAIwMACEDAAAAkAEAIAEAAM8JADBiAADQCQAgAwAAAJABACABAAC-CQAwAgAAuwkAIAEAAACiAQAgAQAAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAMBAAA_g8AIDUAAP8PACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAVYAANgJACAK4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYsIAQAAAAGMCAQAAAABjQgBAAAAAY4IAQAAAAGPCEAAAAABkAgBAAAAAQFWAADaCQAwAVYAANoJADAMBAAA9w8AIDUAAPgPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQIAAACiAQAgVgAA3QkAIArjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQIAAACUAQAgVgAA3wkAIAIAAACUAQAgVgAA3wkAIAMAAACiAQAgXQAA2AkAIF4AAN0JACABAAAAogEAIAEAAACUAQAgBQoAAPIPACBjAADzDwAgZAAA9g8AIGUAAPUPACBmAAD0DwAgDdEHAADNDAAw0gcAAOYJABDTBwAAzQwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhiwgBAIsMACGMCAQAxwwAIY0IAQCLDAAhjggBAIsMACGPCEAAnAwAIZAIAQCLDAAhAwAAAJQBACABAADlCQAwYgAA5gkAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAAzAwAIDkCAJkMACHRBwAAygwAMNIHAACkAQAQ0wcAAMoMADD_BwIAAAABiggEAMsMACEBAAAA6QkAIAEAAADpCQAgAQQAAPEPACADAAAApAEAIAEAAOwJADACAADpCQAgAwAAAKQBACABAADsCQAwAgAA6QkAIAMAAACkAQAgAQAA7AkAMAIAAOkJACAEBAAA8A8AIDkCAAAAAf8HAgAAAAGKCAQAAAABAVYAAPAJACADOQIAAAAB_wcCAAAAAYoIBAAAAAEBVgAA8gkAMAFWAADyCQAwBAQAAO8PACA5AgC0DgAh_wcCALQOACGKCAQA7g8AIQIAAADpCQAgVgAA9QkAIAM5AgC0DgAh_wcCALQOACGKCAQA7g8AIQIAAACkAQAgVgAA9wkAIAIAAACkAQAgVgAA9wkAIAMAAADpCQAgXQAA8AkAIF4AAPUJACABAAAA6QkAIAEAAACkAQAgBQoAAOkPACBjAADqDwAgZAAA7Q8AIGUAAOwPACBmAADrDwAgBjkCAIwMACHRBwAAxgwAMNIHAAD-CQAQ0wcAAMYMADD_BwIAjAwAIYoIBADHDAAhAwAAAKQBACABAAD9CQAwYgAA_gkAIAMAAACkAQAgAQAA7AkAMAIAAOkJACANMQAAxQwAIDYAAMQMACDRBwAAwAwAMNIHAACSAQAQ0wcAAMAMADDjBwIAAAAB8AdAAKAMACHxB0AAwgwAIYUIAQAAAAGGCAIAAAABhwgCAAAAAYgIAQDBDAAhiQggAMMMACEBAAAAgQoAIAEAAACBCgAgBjEAAOgPACA2AADnDwAg8QcAAK0OACCGCAAArQ4AIIcIAACtDgAgiAgAAK0OACADAAAAkgEAIAEAAIQKADACAACBCgAgAwAAAJIBACABAACECgAwAgAAgQoAIAMAAACSAQAgAQAAhAoAMAIAAIEKACAKMQAA5g8AIDYAAOUPACDjBwIAAAAB8AdAAAAAAfEHQAAAAAGFCAEAAAABhggCAAAAAYcIAgAAAAGICAEAAAABiQggAAAAAQFWAACICgAgCOMHAgAAAAHwB0AAAAAB8QdAAAAAAYUIAQAAAAGGCAIAAAABhwgCAAAAAYgIAQAAAAGJCCAAAAABAVYAAIoKADABVgAAigoAMAEAAACUAQAgAQAAAIQBACAKMQAA5A8AIDYAAOMPACDjBwIAtA4AIfAHQAC5DgAh8QdAAMoOACGFCAEAsw4AIYYIAgDLDgAhhwgCAMsOACGICAEA3w4AIYkIIADiDwAhAgAAAIEKACBWAACPCgAgCOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhggCAMsOACGHCAIAyw4AIYgIAQDfDgAhiQggAOIPACECAAAAkgEAIFYAAJEKACACAAAAkgEAIFYAAJEKACABAAAAlAEAIAEAAACEAQAgAwAAAIEKACBdAACICgAgXgAAjwoAIAEAAACBCgAgAQAAAJIBACAJCgAA3Q8AIGMAAN4PACBkAADhDwAgZQAA4A8AIGYAAN8PACDxBwAArQ4AIIYIAACtDgAghwgAAK0OACCICAAArQ4AIAvRBwAAvAwAMNIHAACaCgAQ0wcAALwMADDjBwIAjAwAIfAHQACcDAAh8QdAAKoMACGFCAEAiwwAIYYIAgCrDAAhhwgCAKsMACGICAEAtAwAIYkIIAC9DAAhAwAAAJIBACABAACZCgAwYgAAmgoAIAMAAACSAQAgAQAAhAoAMAIAAIEKACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAADZDwAgDAAA2w8AIA0AANoPACAOAADcDwAg4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAFWAACiCgAgCOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACABVgAApAoAMAFWAACkCgAwDAQAALMPACAMAAC1DwAgDQAAtA8AIA4AALYPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgAgAAACYAIFYAAKcKACAI4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGBCAEAsw4AIYIIAAHeDgAhgwgAALEPACCECAAAsg8AIAIAAAAHACBWAACpCgAgAgAAAAcAIFYAAKkKACADAAAAJgAgXQAAogoAIF4AAKcKACABAAAAJgAgAQAAAAcAIAYKAACsDwAgYwAArQ8AIGQAALAPACBlAACvDwAgZgAArg8AIIIIAACtDgAgC9EHAAC6DAAw0gcAALAKABDTBwAAugwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhgQgBAIsMACGCCAABswwAIYMIAAC7DAAghAgAALsMACADAAAABwAgAQAArwoAMGIAALAKACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAAqA8AIAUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQFWAAC4CgAgBeMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQFWAAC6CgAwAVYAALoKADAJAwAAiw8AIAUAAIwPACALAACNDwAgDAAAjg8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACECAAAACwAgVgAAvQoAIAXjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhAgAAAAkAIFYAAL8KACACAAAACQAgVgAAvwoAIAMAAAALACBdAAC4CgAgXgAAvQoAIAEAAAALACABAAAACQAgBQoAAIUPACBjAACGDwAgZAAAiQ8AIGUAAIgPACBmAACHDwAgCNEHAAC5DAAw0gcAAMYKABDTBwAAuQwAMOMHAgCMDAAh6gcCAIwMACHrBwAAqQwAIPAHQACcDAAh_gcCAIwMACEDAAAACQAgAQAAxQoAMGIAAMYKACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAAgg8AIAgAAIMPACAJAACEDwAg4wcCAAAAAesHAACBDwAg7gcCAAAAAfAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAEBVgAAzgoAIArjBwIAAAAB6wcAAIEPACDuBwIAAAAB8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQFWAADQCgAwAVYAANAKADANBgAA4A4AIAgAAOEOACAJAADiDgAg4wcCALQOACHrBwAA3Q4AIO4HAgC0DgAh8AdAALkOACHxB0AAuQ4AIfkHAAHeDgAh-gcBAN8OACH7BwEA3w4AIfwHQADKDgAh_QdAAMoOACECAAAADwAgVgAA0woAIArjBwIAtA4AIesHAADdDgAg7gcCALQOACHwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQIAAAANACBWAADVCgAgAgAAAA0AIFYAANUKACADAAAADwAgXQAAzgoAIF4AANMKACABAAAADwAgAQAAAA0AIAoKAADYDgAgYwAA2Q4AIGQAANwOACBlAADbDgAgZgAA2g4AIPkHAACtDgAg-gcAAK0OACD7BwAArQ4AIPwHAACtDgAg_QcAAK0OACAN0QcAALIMADDSBwAA3AoAENMHAACyDAAw4wcCAIwMACHrBwAAqQwAIO4HAgCMDAAh8AdAAJwMACHxB0AAnAwAIfkHAAGzDAAh-gcBALQMACH7BwEAtAwAIfwHQACqDAAh_QdAAKoMACEDAAAADQAgAQAA2woAMGIAANwKACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAA1w4AIPAHQAAAAAH2BwABAAAB9wcCAAAAAfgHQAAAAAEBVgAA5AoAIATwB0AAAAAB9gcAAQAAAfcHAgAAAAH4B0AAAAABAVYAAOYKADABVgAA5goAMAUHAADWDgAg8AdAALkOACH2BwAByA4AIfcHAgC0DgAh-AdAAMoOACECAAAAEwAgVgAA6QoAIATwB0AAuQ4AIfYHAAHIDgAh9wcCALQOACH4B0AAyg4AIQIAAAARACBWAADrCgAgAgAAABEAIFYAAOsKACADAAAAEwAgXQAA5AoAIF4AAOkKACABAAAAEwAgAQAAABEAIAYKAADRDgAgYwAA0g4AIGQAANUOACBlAADUDgAgZgAA0w4AIPgHAACtDgAgB9EHAACxDAAw0gcAAPIKABDTBwAAsQwAMPAHQACcDAAh9gcAAagMACH3BwIAjAwAIfgHQACqDAAhAwAAABEAIAEAAPEKADBiAADyCgAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAM8OACAGAADQDgAg6AcAAQAAAekHAAEAAAHqBwIAAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe4HAgAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEBVgAA-goAIAroBwABAAAB6QcAAQAAAeoHAgAAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7gcCAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQFWAAD8CgAwAVYAAPwKADABAAAACQAgDAUAAMwOACAGAADNDgAg6AcAAcgOACHpBwAByA4AIeoHAgC0DgAh6wcAAMkOACDsBwIAtA4AIe0HQADKDgAh7gcCAMsOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACECAAAAGgAgVgAAgAsAIAroBwAByA4AIekHAAHIDgAh6gcCALQOACHrBwAAyQ4AIOwHAgC0DgAh7QdAAMoOACHuBwIAyw4AIe8HQADKDgAh8AdAALkOACHxB0AAuQ4AIQIAAAAYACBWAACCCwAgAgAAABgAIFYAAIILACABAAAACQAgAwAAABoAIF0AAPoKACBeAACACwAgAQAAABoAIAEAAAAYACAICgAAww4AIGMAAMQOACBkAADHDgAgZQAAxg4AIGYAAMUOACDtBwAArQ4AIO4HAACtDgAg7wcAAK0OACAN0QcAAKcMADDSBwAAigsAENMHAACnDAAw6AcAAagMACHpBwABqAwAIeoHAgCMDAAh6wcAAKkMACDsBwIAjAwAIe0HQACqDAAh7gcCAKsMACHvB0AAqgwAIfAHQACcDAAh8QdAAJwMACEDAAAAGAAgAQAAiQsAMGIAAIoLACADAAAAGAAgAQAAGQAwAgAAGgAgBdEHAACmDAAw0gcAAJALABDTBwAApgwAMOYHAQAAAAHnB0AAoAwAIQEAAACNCwAgAQAAAI0LACAF0QcAAKYMADDSBwAAkAsAENMHAACmDAAw5gcBAJgMACHnB0AAoAwAIQADAAAAkAsAIAEAAJELADACAACNCwAgAwAAAJALACABAACRCwAwAgAAjQsAIAMAAACQCwAgAQAAkQsAMAIAAI0LACAC5gcBAAAAAecHQAAAAAEBVgAAlQsAIALmBwEAAAAB5wdAAAAAAQFWAACXCwAwAVYAAJcLADAC5gcBALMOACHnB0AAuQ4AIQIAAACNCwAgVgAAmgsAIALmBwEAsw4AIecHQAC5DgAhAgAAAJALACBWAACcCwAgAgAAAJALACBWAACcCwAgAwAAAI0LACBdAACVCwAgXgAAmgsAIAEAAACNCwAgAQAAAJALACADCgAAwA4AIGUAAMIOACBmAADBDgAgBdEHAAClDAAw0gcAAKMLABDTBwAApQwAMOYHAQCLDAAh5wdAAJwMACEDAAAAkAsAIAEAAKILADBiAACjCwAgAwAAAJALACABAACRCwAwAgAAjQsAIAXRBwAApAwAMNIHAACpCwAQ0wcAAKQMADDjBwEAAAAB5QdAAKAMACEBAAAApgsAIAEAAACmCwAgBdEHAACkDAAw0gcAAKkLABDTBwAApAwAMOMHAQCYDAAh5QdAAKAMACEAAwAAAKkLACABAACqCwAwAgAApgsAIAMAAACpCwAgAQAAqgsAMAIAAKYLACADAAAAqQsAIAEAAKoLADACAACmCwAgAuMHAQAAAAHlB0AAAAABAVYAAK4LACAC4wcBAAAAAeUHQAAAAAEBVgAAsAsAMAFWAACwCwAwAuMHAQCzDgAh5QdAALkOACECAAAApgsAIFYAALMLACAC4wcBALMOACHlB0AAuQ4AIQIAAACpCwAgVgAAtQsAIAIAAACpCwAgVgAAtQsAIAMAAACmCwAgXQAArgsAIF4AALMLACABAAAApgsAIAEAAACpCwAgAwoAAL0OACBlAAC_DgAgZgAAvg4AIAXRBwAAowwAMNIHAAC8CwAQ0wcAAKMMADDjBwEAiwwAIeUHQACcDAAhAwAAAKkLACABAAC7CwAwYgAAvAsAIAMAAACpCwAgAQAAqgsAMAIAAKYLACAF0QcAAKIMADDSBwAAwgsAENMHAACiDAAw4wcBAAAAAeQHQACgDAAhAQAAAL8LACABAAAAvwsAIAXRBwAAogwAMNIHAADCCwAQ0wcAAKIMADDjBwEAmAwAIeQHQACgDAAhAAMAAADCCwAgAQAAwwsAMAIAAL8LACADAAAAwgsAIAEAAMMLADACAAC_CwAgAwAAAMILACABAADDCwAwAgAAvwsAIALjBwEAAAAB5AdAAAAAAQFWAADHCwAgAuMHAQAAAAHkB0AAAAABAVYAAMkLADABVgAAyQsAMALjBwEAsw4AIeQHQAC5DgAhAgAAAL8LACBWAADMCwAgAuMHAQCzDgAh5AdAALkOACECAAAAwgsAIFYAAM4LACACAAAAwgsAIFYAAM4LACADAAAAvwsAIF0AAMcLACBeAADMCwAgAQAAAL8LACABAAAAwgsAIAMKAAC6DgAgZQAAvA4AIGYAALsOACAF0QcAAKEMADDSBwAA1QsAENMHAAChDAAw4wcBAIsMACHkB0AAnAwAIQMAAADCCwAgAQAA1AsAMGIAANULACADAAAAwgsAIAEAAMMLADACAAC_CwAgBdEHAACfDAAw0gcAANsLABDTBwAAnwwAMNQHAQAAAAHiB0AAoAwAIQEAAADYCwAgAQAAANgLACAF0QcAAJ8MADDSBwAA2wsAENMHAACfDAAw1AcBAJgMACHiB0AAoAwAIQADAAAA2wsAIAEAANwLADACAADYCwAgAwAAANsLACABAADcCwAwAgAA2AsAIAMAAADbCwAgAQAA3AsAMAIAANgLACAC1AcBAAAAAeIHQAAAAAEBVgAA4AsAIALUBwEAAAAB4gdAAAAAAQFWAADiCwAwAVYAAOILADAC1AcBALMOACHiB0AAuQ4AIQIAAADYCwAgVgAA5QsAIALUBwEAsw4AIeIHQAC5DgAhAgAAANsLACBWAADnCwAgAgAAANsLACBWAADnCwAgAwAAANgLACBdAADgCwAgXgAA5QsAIAEAAADYCwAgAQAAANsLACADCgAAtg4AIGUAALgOACBmAAC3DgAgBdEHAACbDAAw0gcAAO4LABDTBwAAmwwAMNQHAQCLDAAh4gdAAJwMACEDAAAA2wsAIAEAAO0LADBiAADuCwAgAwAAANsLACABAADcCwAwAgAA2AsAIAbRBwAAlwwAMNIHAAD0CwAQ0wcAAJcMADDUBwEAAAAB1QcCAJkMACHWBwQAmgwAIQEAAADxCwAgAQAAAPELACAG0QcAAJcMADDSBwAA9AsAENMHAACXDAAw1AcBAJgMACHVBwIAmQwAIdYHBACaDAAhAdYHAACtDgAgAwAAAPQLACABAAD1CwAwAgAA8QsAIAMAAAD0CwAgAQAA9QsAMAIAAPELACADAAAA9AsAIAEAAPULADACAADxCwAgA9QHAQAAAAHVBwIAAAAB1gcEAAAAAQFWAAD5CwAgA9QHAQAAAAHVBwIAAAAB1gcEAAAAAQFWAAD7CwAwAVYAAPsLADAD1AcBALMOACHVBwIAtA4AIdYHBAC1DgAhAgAAAPELACBWAAD-CwAgA9QHAQCzDgAh1QcCALQOACHWBwQAtQ4AIQIAAAD0CwAgVgAAgAwAIAIAAAD0CwAgVgAAgAwAIAMAAADxCwAgXQAA-QsAIF4AAP4LACABAAAA8QsAIAEAAAD0CwAgBgoAAK4OACBjAACvDgAgZAAAsg4AIGUAALEOACBmAACwDgAg1gcAAK0OACAG0QcAAIoMADDSBwAAhwwAENMHAACKDAAw1AcBAIsMACHVBwIAjAwAIdYHBACNDAAhAwAAAPQLACABAACGDAAwYgAAhwwAIAMAAAD0CwAgAQAA9QsAMAIAAPELACAG0QcAAIoMADDSBwAAhwwAENMHAACKDAAw1AcBAIsMACHVBwIAjAwAIdYHBACNDAAhDgoAAJMMACBlAACWDAAgZgAAlgwAINcHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQ0KAACTDAAgYwAAlAwAIGQAAJMMACBlAACTDAAgZgAAkwwAINcHAgAAAAHYBwIAAAAE2QcCAAAABNoHAgAAAAHbBwIAAAAB3AcCAAAAAd0HAgAAAAHeBwIAkgwAIQ0KAACPDAAgYwAAkAwAIGQAAJEMACBlAACRDAAgZgAAkQwAINcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAjgwAIQ0KAACPDAAgYwAAkAwAIGQAAJEMACBlAACRDAAgZgAAkQwAINcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAjgwAIQjXBwIAAAAB2AcCAAAABdkHAgAAAAXaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAI8MACEI1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCACQDAAhCNcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAkQwAIQ0KAACTDAAgYwAAlAwAIGQAAJMMACBlAACTDAAgZgAAkwwAINcHAgAAAAHYBwIAAAAE2QcCAAAABNoHAgAAAAHbBwIAAAAB3AcCAAAAAd0HAgAAAAHeBwIAkgwAIQjXBwIAAAAB2AcCAAAABNkHAgAAAATaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAJMMACEI1wcIAAAAAdgHCAAAAATZBwgAAAAE2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCACUDAAhDgoAAJMMACBlAACWDAAgZgAAlgwAINcHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQvXBwEAAAAB2AcBAAAABNkHAQAAAATaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcBAJYMACHfBwEAAAAB4AcBAAAAAeEHAQAAAAEG0QcAAJcMADDSBwAA9AsAENMHAACXDAAw1AcBAJgMACHVBwIAmQwAIdYHBACaDAAhC9cHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlgwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQjXBwIAAAAB2AcCAAAABNkHAgAAAATaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAJMMACEI1wcEAAAAAdgHBAAAAAXZBwQAAAAF2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBACRDAAhBdEHAACbDAAw0gcAAO4LABDTBwAAmwwAMNQHAQCLDAAh4gdAAJwMACELCgAAkwwAIGUAAJ4MACBmAACeDAAg1wdAAAAAAdgHQAAAAATZB0AAAAAE2gdAAAAAAdsHQAAAAAHcB0AAAAAB3QdAAAAAAd4HQACdDAAhCwoAAJMMACBlAACeDAAgZgAAngwAINcHQAAAAAHYB0AAAAAE2QdAAAAABNoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AAnQwAIQjXB0AAAAAB2AdAAAAABNkHQAAAAATaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAJ4MACEF0QcAAJ8MADDSBwAA2wsAENMHAACfDAAw1AcBAJgMACHiB0AAoAwAIQjXB0AAAAAB2AdAAAAABNkHQAAAAATaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAJ4MACEF0QcAAKEMADDSBwAA1QsAENMHAAChDAAw4wcBAIsMACHkB0AAnAwAIQXRBwAAogwAMNIHAADCCwAQ0wcAAKIMADDjBwEAmAwAIeQHQACgDAAhBdEHAACjDAAw0gcAALwLABDTBwAAowwAMOMHAQCLDAAh5QdAAJwMACEF0QcAAKQMADDSBwAAqQsAENMHAACkDAAw4wcBAJgMACHlB0AAoAwAIQXRBwAApQwAMNIHAACjCwAQ0wcAAKUMADDmBwEAiwwAIecHQACcDAAhBdEHAACmDAAw0gcAAJALABDTBwAApgwAMOYHAQCYDAAh5wdAAKAMACEN0QcAAKcMADDSBwAAigsAENMHAACnDAAw6AcAAagMACHpBwABqAwAIeoHAgCMDAAh6wcAAKkMACDsBwIAjAwAIe0HQACqDAAh7gcCAKsMACHvB0AAqgwAIfAHQACcDAAh8QdAAJwMACEHCgAAkwwAIGUAALAMACBmAACwDAAg1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAa8MACEE1wcAAADzBwnzBwAAAPMHA_QHAAAA8wcI9QcAAADzBwgLCgAAjwwAIGUAAK4MACBmAACuDAAg1wdAAAAAAdgHQAAAAAXZB0AAAAAF2gdAAAAAAdsHQAAAAAHcB0AAAAAB3QdAAAAAAd4HQACtDAAhDQoAAI8MACBjAACQDAAgZAAAjwwAIGUAAI8MACBmAACPDAAg1wcCAAAAAdgHAgAAAAXZBwIAAAAF2gcCAAAAAdsHAgAAAAHcBwIAAAAB3QcCAAAAAd4HAgCsDAAhDQoAAI8MACBjAACQDAAgZAAAjwwAIGUAAI8MACBmAACPDAAg1wcCAAAAAdgHAgAAAAXZBwIAAAAF2gcCAAAAAdsHAgAAAAHcBwIAAAAB3QcCAAAAAd4HAgCsDAAhCwoAAI8MACBlAACuDAAgZgAArgwAINcHQAAAAAHYB0AAAAAF2QdAAAAABdoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AArQwAIQjXB0AAAAAB2AdAAAAABdkHQAAAAAXaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAK4MACEHCgAAkwwAIGUAALAMACBmAACwDAAg1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAa8MACEE1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAbAMACEH0QcAALEMADDSBwAA8goAENMHAACxDAAw8AdAAJwMACH2BwABqAwAIfcHAgCMDAAh-AdAAKoMACEN0QcAALIMADDSBwAA3AoAENMHAACyDAAw4wcCAIwMACHrBwAAqQwAIO4HAgCMDAAh8AdAAJwMACHxB0AAnAwAIfkHAAGzDAAh-gcBALQMACH7BwEAtAwAIfwHQACqDAAh_QdAAKoMACEHCgAAjwwAIGUAALgMACBmAAC4DAAg1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbcMACEOCgAAjwwAIGUAALYMACBmAAC2DAAg1wcBAAAAAdgHAQAAAAXZBwEAAAAF2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HAQC1DAAh3wcBAAAAAeAHAQAAAAHhBwEAAAABDgoAAI8MACBlAAC2DAAgZgAAtgwAINcHAQAAAAHYBwEAAAAF2QcBAAAABdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAtQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQvXBwEAAAAB2AcBAAAABdkHAQAAAAXaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcBALYMACHfBwEAAAAB4AcBAAAAAeEHAQAAAAEHCgAAjwwAIGUAALgMACBmAAC4DAAg1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbcMACEE1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbgMACEI0QcAALkMADDSBwAAxgoAENMHAAC5DAAw4wcCAIwMACHqBwIAjAwAIesHAACpDAAg8AdAAJwMACH-BwIAjAwAIQvRBwAAugwAMNIHAACwCgAQ0wcAALoMADDjBwIAjAwAIfAHQACcDAAh_wcCAIwMACGACAEAiwwAIYEIAQCLDAAhgggAAbMMACGDCAAAuwwAIIQIAAC7DAAgBNcHAQAAAAXzBwEAAAAB9AcBAAAABPUHAQAAAAQL0QcAALwMADDSBwAAmgoAENMHAAC8DAAw4wcCAIwMACHwB0AAnAwAIfEHQACqDAAhhQgBAIsMACGGCAIAqwwAIYcIAgCrDAAhiAgBALQMACGJCCAAvQwAIQUKAACTDAAgZQAAvwwAIGYAAL8MACDXByAAAAAB3gcgAL4MACEFCgAAkwwAIGUAAL8MACBmAAC_DAAg1wcgAAAAAd4HIAC-DAAhAtcHIAAAAAHeByAAvwwAIQ0xAADFDAAgNgAAxAwAINEHAADADAAw0gcAAJIBABDTBwAAwAwAMOMHAgCZDAAh8AdAAKAMACHxB0AAwgwAIYUIAQCYDAAhhggCAPkMACGHCAIA-QwAIYgIAQDBDAAhiQggAMMMACEL1wcBAAAAAdgHAQAAAAXZBwEAAAAF2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HAQC2DAAh3wcBAAAAAeAHAQAAAAHhBwEAAAABCNcHQAAAAAHYB0AAAAAF2QdAAAAABdoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AArgwAIQLXByAAAAAB3gcgAL8MACERBAAAzAwAIDUAAOQNACDRBwAA4w0AMNIHAACUAQAQ0wcAAOMNADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQCYDAAhjwhAAKAMACGQCAEAmAwAIcYJAACUAQAgxwkAAJQBACAcGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhjwhAAKAMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIcYJAACEAQAgxwkAAIQBACAGOQIAjAwAIdEHAADGDAAw0gcAAP4JABDTBwAAxgwAMP8HAgCMDAAhiggEAMcMACENCgAAkwwAIGMAAJQMACBkAADJDAAgZQAAyQwAIGYAAMkMACDXBwQAAAAB2AcEAAAABNkHBAAAAATaBwQAAAAB2wcEAAAAAdwHBAAAAAHdBwQAAAAB3gcEAMgMACENCgAAkwwAIGMAAJQMACBkAADJDAAgZQAAyQwAIGYAAMkMACDXBwQAAAAB2AcEAAAABNkHBAAAAATaBwQAAAAB2wcEAAAAAdwHBAAAAAHdBwQAAAAB3gcEAMgMACEI1wcEAAAAAdgHBAAAAATZBwQAAAAE2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBADJDAAhBwQAAMwMACA5AgCZDAAh0QcAAMoMADDSBwAApAEAENMHAADKDAAw_wcCAJkMACGKCAQAywwAIQjXBwQAAAAB2AcEAAAABNkHBAAAAATaBwQAAAAB2wcEAAAAAdwHBAAAAAHdBwQAAAAB3gcEAMkMACFEEAAAww0AIBEAAMQNACASAADFDQAgEwAAxg0AIBQAAMcNACAVAADIDQAgFgAAyQ0AIBcAAJkNACAbAADKDQAgHQAAyw0AIB4AAIYNACAjAADNDQAgJQAAzA0AICcAAM4NACAsAADPDQAgLgAA0w0AIDAAANANACAyAADSDQAgMwAA1Q0AIDcAANENACA4AADUDQAgOQAA1g0AIDoAANcNACA9AADYDQAgPgAA2A0AID8AANgNACBBAADZDQAgQgAA2Q0AIEMAANoNACBEAADbDQAgRgAA3A0AIEcAAN0NACBJAADeDQAgSgAA3g0AIE4AAN8NACBPAADfDQAgUAAA4A0AINEHAADBDQAw0gcAAKoBABDTBwAAwQ0AMOMHAgCZDAAh8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAMEMACGiCQEAmAwAIaMJQADCDAAhpAkBAMEMACGmCQAAwg2mCSKnCUAAwgwAIagJQADCDAAhqQkBAMEMACGqCUAAwgwAIasJQADCDAAhrAkBAMEMACGtCUAAwgwAIa4JQADCDAAhrwkCAJkMACGwCSAAwwwAIbEJQADCDAAhsgkgAMMMACGzCQEAwQwAIbQJAQDBDAAhtQkBAMEMACG2CQEAwQwAIbcJAQDBDAAhxgkAAKoBACDHCQAAqgEAIA3RBwAAzQwAMNIHAADmCQAQ0wcAAM0MADDjBwIAjAwAIfAHQACcDAAh_wcCAIwMACGACAEAiwwAIYsIAQCLDAAhjAgEAMcMACGNCAEAiwwAIY4IAQCLDAAhjwhAAJwMACGQCAEAiwwAIQU0AgCMDAAh0QcAAM4MADDSBwAA0AkAENMHAADODAAwhwgCAIwMACEGMQAA0AwAIDQCAJkMACHRBwAAzwwAMNIHAACQAQAQ0wcAAM8MADCHCAIAmQwAIRwZAADMDAAgMgAA0g0AIDMAANUNACA0AADtDQAgNQAA5A0AINEHAADpDQAw0gcAAIQBABDTBwAA6Q0AMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGPCEAAoAwAIZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhxgkAAIQBACDHCQAAhAEAIArRBwAA0QwAMNIHAAC4CQAQ0wcAANEMADDjBwIAjAwAIfAHQACcDAAhhwgCAIwMACGRCAIAjAwAIZIIAQCLDAAhkwhAAKoMACGUCAIAqwwAIQfRBwAA0gwAMNIHAACiCQAQ0wcAANIMADDwB0AAnAwAIf4HAgCMDAAhhwgCAIwMACGVCAIAjAwAIRXRBwAA0wwAMNIHAACMCQAQ0wcAANMMADDjBwIAjAwAIfAHQACcDAAhiwgBAIsMACGMCAQAxwwAIY4IAQCLDAAhjwhAAJwMACGRCAIAjAwAIZYIAQCLDAAhlwgBAIsMACGZCAAA1AyZCCKbCAAA1QybCCKcCAgA1gwAIZ0IAgCrDAAhnggCAKsMACGfCAEAtAwAIaAIAgCMDAAhoQgCAIwMACGiCAIAjAwAIQcKAACTDAAgZQAA2wwAIGYAANsMACDXBwAAAJkIAtgHAAAAmQgI2QcAAACZCAjeBwAA2gyZCCIHCgAAkwwAIGUAANkMACBmAADZDAAg1wcAAACbCALYBwAAAJsICNkHAAAAmwgI3gcAANgMmwgiDQoAAI8MACBjAACQDAAgZAAAkAwAIGUAAJAMACBmAACQDAAg1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCADXDAAhDQoAAI8MACBjAACQDAAgZAAAkAwAIGUAAJAMACBmAACQDAAg1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCADXDAAhBwoAAJMMACBlAADZDAAgZgAA2QwAINcHAAAAmwgC2AcAAACbCAjZBwAAAJsICN4HAADYDJsIIgTXBwAAAJsIAtgHAAAAmwgI2QcAAACbCAjeBwAA2QybCCIHCgAAkwwAIGUAANsMACBmAADbDAAg1wcAAACZCALYBwAAAJkICNkHAAAAmQgI3gcAANoMmQgiBNcHAAAAmQgC2AcAAACZCAjZBwAAAJkICN4HAADbDJkIIgXRBwAA3AwAMNIHAAD2CAAQ0wcAANwMADCjCAIAjAwAIaQIAgCMDAAhCtEHAADdDAAw0gcAAOAIABDTBwAA3QwAMJYIAQCLDAAhowgCAKsMACGkCAIAjAwAIaUIAgCMDAAhpggQAN4MACGnCAIAjAwAIagIAQC0DAAhDQoAAJMMACBjAADgDAAgZAAA4AwAIGUAAOAMACBmAADgDAAg1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADfDAAhDQoAAJMMACBjAADgDAAgZAAA4AwAIGUAAOAMACBmAADgDAAg1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADfDAAhCNcHEAAAAAHYBxAAAAAE2QcQAAAABNoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA4AwAIQ3RBwAA4QwAMNIHAADKCAAQ0wcAAOEMADDjBwIAjAwAIfAHQACcDAAhjwhAAJwMACGbCAAA4wytCCKqCAAA4gyqCCKrCAIAjAwAIa0IQACqDAAhrggBALQMACGvCAIAqwwAIbAIAQC0DAAhBwoAAJMMACBlAADnDAAgZgAA5wwAINcHAAAAqggC2AcAAACqCAjZBwAAAKoICN4HAADmDKoIIgcKAACTDAAgZQAA5QwAIGYAAOUMACDXBwAAAK0IAtgHAAAArQgI2QcAAACtCAjeBwAA5AytCCIHCgAAkwwAIGUAAOUMACBmAADlDAAg1wcAAACtCALYBwAAAK0ICNkHAAAArQgI3gcAAOQMrQgiBNcHAAAArQgC2AcAAACtCAjZBwAAAK0ICN4HAADlDK0IIgcKAACTDAAgZQAA5wwAIGYAAOcMACDXBwAAAKoIAtgHAAAAqggI2QcAAACqCAjeBwAA5gyqCCIE1wcAAACqCALYBwAAAKoICNkHAAAAqggI3gcAAOcMqggiDtEHAADoDAAw0gcAALQIABDTBwAA6AwAMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZMIQACqDAAhlAgCAKsMACGWCAEAtAwAIaUIAgCMDAAhsQgCAIwMACGyCAEAiwwAIbMIAQC0DAAhtAhAAKoMACEL0QcAAOkMADDSBwAAnggAENMHAADpDAAw4wcCAIwMACHwB0AAnAwAIZEIAgCMDAAhkwhAAKoMACGUCAIAqwwAIZYIAQCLDAAhsggBAIsMACG1CEAAqgwAIRwfAQCLDAAh0QcAAOoMADDSBwAAiAgAENMHAADqDAAw4wcCAIwMACHwB0AAnAwAIf8HAgCrDAAhjwhAAJwMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGXCAEAiwwAIZsIAADsDLsIIqMIAgCrDAAhpggQAN4MACGxCBAA3gwAIbYIAQC0DAAhtwgBALQMACG4CBAA6wwAIbkIAgCMDAAhuwgBALQMACG8CEAAqgwAIb0IAgCMDAAhvgggAL0MACG_CAEAiwwAIcAIAQCLDAAhwQgCAIwMACHCCAIAjAwAIQ0KAACPDAAgYwAA8AwAIGQAAPAMACBlAADwDAAgZgAA8AwAINcHEAAAAAHYBxAAAAAF2QcQAAAABdoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA7wwAIQcKAACTDAAgZQAA7gwAIGYAAO4MACDXBwAAALsIAtgHAAAAuwgI2QcAAAC7CAjeBwAA7Qy7CCIHCgAAkwwAIGUAAO4MACBmAADuDAAg1wcAAAC7CALYBwAAALsICNkHAAAAuwgI3gcAAO0MuwgiBNcHAAAAuwgC2AcAAAC7CAjZBwAAALsICN4HAADuDLsIIg0KAACPDAAgYwAA8AwAIGQAAPAMACBlAADwDAAgZgAA8AwAINcHEAAAAAHYBxAAAAAF2QcQAAAABdoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA7wwAIQjXBxAAAAAB2AcQAAAABdkHEAAAAAXaBxAAAAAB2wcQAAAAAdwHEAAAAAHdBxAAAAAB3gcQAPAMACEN0QcAAPEMADDSBwAA8AcAENMHAADxDAAw4wcCAIwMACHwB0AAnAwAIf8HAgCMDAAhgAgBAIsMACGXCAEAiwwAIZsIAADyDMQIIrYIAQCLDAAhwQgCAIwMACHCCAIAjAwAIcQIIAC9DAAhBwoAAJMMACBlAAD0DAAgZgAA9AwAINcHAAAAxAgC2AcAAADECAjZBwAAAMQICN4HAADzDMQIIgcKAACTDAAgZQAA9AwAIGYAAPQMACDXBwAAAMQIAtgHAAAAxAgI2QcAAADECAjeBwAA8wzECCIE1wcAAADECALYBwAAAMQICNkHAAAAxAgI3gcAAPQMxAgiBNEHAAD1DAAw0gcAANoHABDTBwAA9QwAMMUIAQCLDAAhBNEHAAD2DAAw0gcAAMcHABDTBwAA9gwAMMUIAQCYDAAhDdEHAAD3DAAw0gcAAMEHABDTBwAA9wwAMOMHBADHDAAh8AdAAJwMACGRCAIAqwwAIZYIAQC0DAAhqggBALQMACG1CEAAqgwAIcYIAQCLDAAhxwgCAIwMACHICAEAiwwAIckIAgCMDAAhDdEHAAD4DAAw0gcAALQHABDTBwAA-AwAMOMHBADLDAAh8AdAAKAMACGRCAIA-QwAIZYIAQDBDAAhqggBAMEMACG1CEAAwgwAIcYIAQCYDAAhxwgCAJkMACHICAEAmAwAIckIAgCZDAAhCNcHAgAAAAHYBwIAAAAF2QcCAAAABdoHAgAAAAHbBwIAAAAB3AcCAAAAAd0HAgAAAAHeBwIAjwwAIQLGCAEAAAABxwgCAAAAAQTRBwAA-wwAMNIHAACuBwAQ0wcAAPsMADDLCAIAjAwAIQUgAAD9DAAg0QcAAPwMADDSBwAAXAAQ0wcAAPwMADDLCAIAmQwAIRYZAADMDAAgHwAAjg4AICQAAI8OACAlAADMDQAgJgAAkA4AINEHAACMDgAw0gcAAEkAENMHAACMDgAw4wcCAJkMACHwB0AAoAwAIY8IQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIcYJAABJACDHCQAASQAgB9EHAAD-DAAw0gcAAJwHABDTBwAA_gwAMPAHQACcDAAh_gcCAIwMACGVCAIAjAwAIcwIAgCMDAAhC9EHAAD_DAAw0gcAAIYHABDTBwAA_wwAMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZMIQACqDAAhlAgCAKsMACGyCAEAiwwAIcsIAgCMDAAhzQgCAIwMACEP0QcAAIANADDSBwAA8AYAENMHAACADQAw4wcCAIwMACHwB0AAnAwAIY8IQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGbCAAAgQ3QCCKyCAEAiwwAIc4IAgCrDAAh0AgCAKsMACHRCAIAjAwAIQcKAACTDAAgZQAAgw0AIGYAAIMNACDXBwAAANAIAtgHAAAA0AgI2QcAAADQCAjeBwAAgg3QCCIHCgAAkwwAIGUAAIMNACBmAACDDQAg1wcAAADQCALYBwAAANAICNkHAAAA0AgI3gcAAIIN0AgiBNcHAAAA0AgC2AcAAADQCAjZBwAAANAICN4HAACDDdAIIgbRBwAAhA0AMNIHAADWBgAQ0wcAAIQNADDjBwIAjAwAIYAIAQCLDAAhtggBAIsMACEHHgAAhg0AINEHAACFDQAw0gcAAE0AENMHAACFDQAw4wcCAJkMACGACAEAmAwAIbYIAQCYDAAhA9IIAABJACDTCAAASQAg1AgAAEkAIAbRBwAAhw0AMNIHAAC-BgAQ0wcAAIcNADDwB0AAnAwAIYAIAQCLDAAhlQgAAagMACEG0QcAAIgNADDSBwAAqwYAENMHAACIDQAw8AdAAKAMACGACAEAmAwAIZUIAAGJDQAhBNcHAAEAAAHYBwABAAAE2QcAAQAABN4HAAGwDAAhCdEHAACKDQAw0gcAAKUGABDTBwAAig0AMOMHAgCMDAAh8AdAAJwMACH-BwIAjAwAIdUIAQCLDAAh1ggBAIsMACHXCEAAqgwAIQzRBwAAiw0AMNIHAACPBgAQ0wcAAIsNADDjBwIAjAwAIfAHQACcDAAh_gcCAIwMACGACAEAiwwAIdcIQACqDAAh2AgAAagMACHZCAABqAwAIdoIBADHDAAh2wgAALsMACAG0QcAAIwNADDSBwAA-QUAENMHAACMDQAw9gcAAagMACH4B0AAqgwAIf4HAgCMDAAhCdEHAACNDQAw0gcAAOMFABDTBwAAjQ0AMPAHQACcDAAh_gcCAIwMACHcCAEAiwwAId0IBADHDAAh3ggCAIwMACHfCEAAqgwAIQoDAADMDAAg0QcAAI4NADDSBwAAKQAQ0wcAAI4NADDwB0AAoAwAIf4HAgCZDAAh3AgBAJgMACHdCAQAywwAId4IAgCZDAAh3whAAMIMACEH0QcAAI8NADDSBwAAywUAENMHAACPDQAw1gdAAJwMACH-BwIAqwwAIeAIAQCLDAAh4QgAAJANACAPCgAAkwwAIGUAAJENACBmAACRDQAg1weAAAAAAdoHgAAAAAHbB4AAAAAB3AeAAAAAAd0HgAAAAAHeB4AAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QiAAAAAAeYIgAAAAAHnCIAAAAABDNcHgAAAAAHaB4AAAAAB2weAAAAAAdwHgAAAAAHdB4AAAAAB3geAAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIgAAAAAHmCIAAAAAB5wiAAAAAAQfRBwAAkg0AMNIHAAC4BQAQ0wcAAJINADDWB0AAoAwAIf4HAgD5DAAh4AgBAJgMACHhCAAAkw0AIAzXB4AAAAAB2geAAAAAAdsHgAAAAAHcB4AAAAAB3QeAAAAAAd4HgAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCIAAAAAB5giAAAAAAecIgAAAAAEH0QcAAJQNADDSBwAAsgUAENMHAACUDQAw_gcCAIwMACHoCAIAjAwAIekIAgCMDAAh6ghAAJwMACEK0QcAAJUNADDSBwAAnAUAENMHAACVDQAw4wcCAIwMACHwB0AAnAwAIZEIAgCMDAAhkggBAIsMACGTCEAAqgwAIZQIAgCrDAAh6AgCAIwMACER0QcAAJYNADDSBwAAhgUAENMHAACWDQAw4wcCAIwMACHwB0AAnAwAIY8IQACcDAAhkQgCAIwMACGSCAEAiwwAIZMIQACqDAAhlAgCAKsMACGWCAEAiwwAIesIAgCMDAAh7AggAL0MACHtCCAAvQwAIe4IAgCMDAAh7whAAJwMACHwCAIAjAwAIQnRBwAAlw0AMNIHAADwBAAQ0wcAAJcNADDjBwIAjAwAIfAHQACcDAAhlggBAIsMACGXCAEAiwwAIbwIQACqDAAh8QgCAIwMACEKFwAAmQ0AINEHAACYDQAw0gcAAN0EABDTBwAAmA0AMOMHAgCZDAAh8AdAAKAMACGWCAEAmAwAIZcIAQCYDAAhvAhAAMIMACHxCAIAmQwAIQPSCAAANwAg0wgAADcAINQIAAA3ACAS0QcAAJoNADDSBwAA1wQAENMHAACaDQAw4wcCAIwMACHlB0AAqgwAIe0HQACcDAAh8QdAAKoMACH-BwIAjAwAIYoIBADHDAAhjggBALQMACHyCAEAiwwAIfMIAgCMDAAh9AgCAIwMACH1CAIAjAwAIfYIBADHDAAh9wgCAIwMACH4CAEAtAwAIfkIQACqDAAhCNEHAACbDQAw0gcAAMEEABDTBwAAmw0AMPIIAQC0DAAh-ggCAIwMACH7CAIAjAwAIfwIAQC0DAAh_QgCAKsMACEMKgIAjAwAIdEHAACcDQAw0gcAAKsEABDTBwAAnA0AMOMHAgCMDAAh8AdAAJwMACH-BwIAjAwAIfIIAQCLDAAh_AgBALQMACH9CAIAjAwAIf4IAQCLDAAh_whAAKoMACEJ0QcAAJ0NADDSBwAAlQQAENMHAACdDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAh_QgCAIwMACGACQEAiwwAIYEJQACqDAAhENEHAACeDQAw0gcAAP8DABDTBwAAng0AMOIHQACcDAAh4wcCAIwMACGRCAIAqwwAIZYIAQC0DAAh8ggBAIsMACH8CAEAtAwAIf0IAgCrDAAhggkBAIsMACGDCQIAjAwAIYQJAgCrDAAhhQkBAIsMACGGCQEAtAwAIYcJIAC9DAAhESoAAKANACDRBwAAnw0AMNIHAADsAwAQ0wcAAJ8NADDiB0AAoAwAIeMHAgCZDAAhkQgCAPkMACGWCAEAwQwAIfIIAQCYDAAh_AgBAMEMACH9CAIA-QwAIYIJAQCYDAAhgwkCAJkMACGECQIA-QwAIYUJAQCYDAAhhgkBAMEMACGHCSAAwwwAIQPSCAAAzwEAINMIAADPAQAg1AgAAM8BACACggkBAAAAAYMJAgAAAAEN0QcAAKINADDSBwAA5gMAENMHAACiDQAw4gdAAJwMACHjBwIAjAwAIf8HAgCrDAAhlggBALQMACGyCAEAiwwAIfwIAQC0DAAhggkBAIsMACGDCQIAjAwAIYkJAgCMDAAhigkCAIwMACEQ0QcAAKMNADDSBwAAzgMAENMHAACjDQAw4wcCAIwMACHwB0AAnAwAIZEIAgCrDAAhmwgAAKQNjgki_AgBAIsMACGCCQEAiwwAIYMJAgCMDAAhiwkCAIwMACGMCQEAtAwAIY4JAgCrDAAhjwkBALQMACGQCUAAqgwAIZEJQACqDAAhBwoAAJMMACBlAACmDQAgZgAApg0AINcHAAAAjgkC2AcAAACOCQjZBwAAAI4JCN4HAAClDY4JIgcKAACTDAAgZQAApg0AIGYAAKYNACDXBwAAAI4JAtgHAAAAjgkI2QcAAACOCQjeBwAApQ2OCSIE1wcAAACOCQLYBwAAAI4JCNkHAAAAjgkI3gcAAKYNjgkiDNEHAACnDQAw0gcAALQDABDTBwAApw0AMOIHQACcDAAh4wcCAIwMACH8CAEAtAwAIf0IAgCrDAAh_ggBAIsMACGCCQEAiwwAIYMJAgCrDAAhkgkBALQMACGTCQAAkA0AIAzRBwAAqA0AMNIHAAChAwAQ0wcAAKgNADDiB0AAoAwAIeMHAgCZDAAh_AgBAMEMACH9CAIA-QwAIf4IAQCYDAAhggkBAJgMACGDCQIA-QwAIZIJAQDBDAAhkwkAAJMNACAK0QcAAKkNADDSBwAAmwMAENMHAACpDQAw1AcBAIsMACHwB0AAnAwAIf4HAgCMDAAhmwgCAIwMACGyCAEAiwwAIZQJAQCLDAAhlQkAAagMACEK0QcAAKoNADDSBwAAhQMAENMHAACqDQAw8AdAAJwMACHxB0AAnAwAIfYHAAGoDAAh-AdAAKoMACH-BwIAjAwAIZYJAQCLDAAhlwkBAIsMACEK0QcAAKsNADDSBwAA7wIAENMHAACrDQAw4wcCAIwMACHwB0AAnAwAIfEHQACcDAAh9gcAAagMACGYCQIAjAwAIZkJAgCMDAAhmgkCAIwMACENVgAAkA0AINEHAACsDQAw0gcAANkCABDTBwAArA0AMOMHAgCMDAAh8AdAAJwMACH-BwIAqwwAIfMIAgCMDAAh-AgBALQMACGbCQEAiwwAIZwJAQCLDAAhnQlAAJwMACGeCUAAqgwAIQ_RBwAArQ0AMNIHAADBAgAQ0wcAAK0NADDjBwIAjAwAIeoHAgCrDAAh6wcAAKkMACDwB0AAnAwAIfEHQACqDAAh9gcAAagMACH-BwIAjAwAIYAIAQCLDAAh1whAAKoMACGfCQEAiwwAIaAJQACqDAAhoQkCAKsMACEI0QcAAK4NADDSBwAApwIAENMHAACuDQAw8AdAAJwMACH-BwIAjAwAIYoIAgCMDAAhjAgCAIwMACGOCAEAiwwAIR3RBwAArw0AMNIHAACRAgAQ0wcAAK8NADDjBwIAjAwAIfAHQACcDAAhiAgBALQMACG8CEAAqgwAIZcJAQC0DAAhogkBAIsMACGjCUAAqgwAIaQJAQC0DAAhpgkAALANpgkipwlAAKoMACGoCUAAqgwAIakJAQC0DAAhqglAAKoMACGrCUAAqgwAIawJAQC0DAAhrQlAAKoMACGuCUAAqgwAIa8JAgCMDAAhsAkgAL0MACGxCUAAqgwAIbIJIAC9DAAhswkBALQMACG0CQEAtAwAIbUJAQC0DAAhtgkBALQMACG3CQEAtAwAIQcKAACTDAAgZQAAsg0AIGYAALINACDXBwAAAKYJAtgHAAAApgkI2QcAAACmCQjeBwAAsQ2mCSIHCgAAkwwAIGUAALINACBmAACyDQAg1wcAAACmCQLYBwAAAKYJCNkHAAAApgkI3gcAALENpgkiBNcHAAAApgkC2AcAAACmCQjZBwAAAKYJCN4HAACyDaYJIgL-BwIAAAABjAgCAAAAAQkDAADMDAAg0QcAALQNADDSBwAA1wEAENMHAAC0DQAw8AdAAKAMACH-BwIAmQwAIYoIAgCZDAAhjAgCAJkMACGOCAEAmAwAIQpLAAC2DQAgTAAAtw0AINEHAAC1DQAw0gcAAM8BABDTBwAAtQ0AMPIIAQDBDAAh-ggCAJkMACH7CAIAmQwAIfwIAQDBDAAh_QgCAPkMACETKgAAoA0AINEHAACfDQAw0gcAAOwDABDTBwAAnw0AMOIHQACgDAAh4wcCAJkMACGRCAIA-QwAIZYIAQDBDAAh8ggBAJgMACH8CAEAwQwAIf0IAgD5DAAhggkBAJgMACGDCQIAmQwAIYQJAgD5DAAhhQkBAJgMACGGCQEAwQwAIYcJIADDDAAhxgkAAOwDACDHCQAA7AMAIBEDAADMDAAgKgIAmQwAIUgAAMwMACBNAACgDQAg0QcAALgNADDSBwAAywEAENMHAAC4DQAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIcYJAADLAQAgxwkAAMsBACAPAwAAzAwAICoCAJkMACFIAADMDAAgTQAAoA0AINEHAAC4DQAw0gcAAMsBABDTBwAAuA0AMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIfIIAQCYDAAh_AgBAMEMACH9CAIAmQwAIf4IAQCYDAAh_whAAMIMACELAwAAzAwAIEgAAMwMACDRBwAAuQ0AMNIHAADGAQAQ0wcAALkNADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACH9CAIAmQwAIYAJAQCYDAAhgQlAAMIMACETAwAAzAwAINEHAAC6DQAw0gcAAMIBABDTBwAAug0AMOMHAgCZDAAh5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQDBDAAh8ggBAJgMACHzCAIAmQwAIfQIAgCZDAAh9QgCAJkMACH2CAQAywwAIfcIAgCZDAAh-AgBAMEMACH5CEAAwgwAIQtFAADMDAAg0QcAALsNADDSBwAAvgEAENMHAAC7DQAw4wcCAJkMACHwB0AAoAwAIfEHQACgDAAh9gcAAYkNACGYCQIAmQwAIZkJAgCZDAAhmgkCAJkMACELAwAAzAwAINEHAAC8DQAw0gcAALoBABDTBwAAvA0AMPAHQACgDAAh8QdAAKAMACH2BwABiQ0AIfgHQADCDAAh_gcCAJkMACGWCQEAmAwAIZcJAQCYDAAhDgMAAL4NACBWAACTDQAg0QcAAL0NADDSBwAAtQEAENMHAAC9DQAw4wcCAJkMACHwB0AAoAwAIf4HAgD5DAAh8wgCAJkMACH4CAEAwQwAIZsJAQCYDAAhnAkBAJgMACGdCUAAoAwAIZ4JQADCDAAhRBAAAMMNACARAADEDQAgEgAAxQ0AIBMAAMYNACAUAADHDQAgFQAAyA0AIBYAAMkNACAXAACZDQAgGwAAyg0AIB0AAMsNACAeAACGDQAgIwAAzQ0AICUAAMwNACAnAADODQAgLAAAzw0AIC4AANMNACAwAADQDQAgMgAA0g0AIDMAANUNACA3AADRDQAgOAAA1A0AIDkAANYNACA6AADXDQAgPQAA2A0AID4AANgNACA_AADYDQAgQQAA2Q0AIEIAANkNACBDAADaDQAgRAAA2w0AIEYAANwNACBHAADdDQAgSQAA3g0AIEoAAN4NACBOAADfDQAgTwAA3w0AIFAAAOANACDRBwAAwQ0AMNIHAACqAQAQ0wcAAMENADDjBwIAmQwAIfAHQACgDAAhiAgBAMEMACG8CEAAwgwAIZcJAQDBDAAhogkBAJgMACGjCUAAwgwAIaQJAQDBDAAhpgkAAMINpgkipwlAAMIMACGoCUAAwgwAIakJAQDBDAAhqglAAMIMACGrCUAAwgwAIawJAQDBDAAhrQlAAMIMACGuCUAAwgwAIa8JAgCZDAAhsAkgAMMMACGxCUAAwgwAIbIJIADDDAAhswkBAMEMACG0CQEAwQwAIbUJAQDBDAAhtgkBAMEMACG3CQEAwQwAIcYJAACqAQAgxwkAAKoBACADggkBAAAAAYMJAgAAAAGJCQIAAAABDwQAAL4NACBAAADMDAAg0QcAAMANADDSBwAArwEAENMHAADADQAw4gdAAKAMACHjBwIAmQwAIf8HAgD5DAAhlggBAMEMACGyCAEAmAwAIfwIAQDBDAAhggkBAJgMACGDCQIAmQwAIYkJAgCZDAAhigkCAJkMACFCEAAAww0AIBEAAMQNACASAADFDQAgEwAAxg0AIBQAAMcNACAVAADIDQAgFgAAyQ0AIBcAAJkNACAbAADKDQAgHQAAyw0AIB4AAIYNACAjAADNDQAgJQAAzA0AICcAAM4NACAsAADPDQAgLgAA0w0AIDAAANANACAyAADSDQAgMwAA1Q0AIDcAANENACA4AADUDQAgOQAA1g0AIDoAANcNACA9AADYDQAgPgAA2A0AID8AANgNACBBAADZDQAgQgAA2Q0AIEMAANoNACBEAADbDQAgRgAA3A0AIEcAAN0NACBJAADeDQAgSgAA3g0AIE4AAN8NACBPAADfDQAgUAAA4A0AINEHAADBDQAw0gcAAKoBABDTBwAAwQ0AMOMHAgCZDAAh8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAMEMACGiCQEAmAwAIaMJQADCDAAhpAkBAMEMACGmCQAAwg2mCSKnCUAAwgwAIagJQADCDAAhqQkBAMEMACGqCUAAwgwAIasJQADCDAAhrAkBAMEMACGtCUAAwgwAIa4JQADCDAAhrwkCAJkMACGwCSAAwwwAIbEJQADCDAAhsgkgAMMMACGzCQEAwQwAIbQJAQDBDAAhtQkBAMEMACG2CQEAwQwAIbcJAQDBDAAhBNcHAAAApgkC2AcAAACmCQjZBwAAAKYJCN4HAACyDaYJIgPSCAAAAwAg0wgAAAMAINQIAAADACAD0ggAAAcAINMIAAAHACDUCAAABwAgA9IIAAAJACDTCAAACQAg1AgAAAkAIAwDAADMDAAg0QcAAI4NADDSBwAAKQAQ0wcAAI4NADDwB0AAoAwAIf4HAgCZDAAh3AgBAJgMACHdCAQAywwAId4IAgCZDAAh3whAAMIMACHGCQAAKQAgxwkAACkAIAPSCAAAKwAg0wgAACsAINQIAAArACAD0ggAAC8AINMIAAAvACDUCAAALwAgA9IIAAAzACDTCAAAMwAg1AgAADMAIAPSCAAAPQAg0wgAAD0AINQIAAA9ACAD0ggAAEEAINMIAABBACDUCAAAQQAgA9IIAABRACDTCAAAUQAg1AgAAFEAIAPSCAAAVAAg0wgAAFQAINQIAABUACAD0ggAAGEAINMIAABhACDUCAAAYQAgA9IIAABlACDTCAAAZQAg1AgAAGUAIAPSCAAAgAEAINMIAACAAQAg1AgAAIABACAD0ggAAIQBACDTCAAAhAEAINQIAACEAQAgA9IIAACIAQAg0wgAAIgBACDUCAAAiAEAIAPSCAAAeQAg0wgAAHkAINQIAAB5ACAD0ggAAJwBACDTCAAAnAEAINQIAACcAQAgA9IIAACMAQAg0wgAAIwBACDUCAAAjAEAIAPSCAAAlAEAINMIAACUAQAg1AgAAJQBACAJBAAAzAwAIDkCAJkMACHRBwAAygwAMNIHAACkAQAQ0wcAAMoMADD_BwIAmQwAIYoIBADLDAAhxgkAAKQBACDHCQAApAEAIAPSCAAApgEAINMIAACmAQAg1AgAAKYBACAD0ggAAK8BACDTCAAArwEAINQIAACvAQAgA9IIAAC1AQAg0wgAALUBACDUCAAAtQEAIAPSCAAAugEAINMIAAC6AQAg1AgAALoBACAD0ggAAL4BACDTCAAAvgEAINQIAAC-AQAgA9IIAADCAQAg0wgAAMIBACDUCAAAwgEAIAPSCAAAxgEAINMIAADGAQAg1AgAAMYBACAD0ggAAMsBACDTCAAAywEAINQIAADLAQAgA9IIAADXAQAg0wgAANcBACDUCAAA1wEAIBMZAAC-DQAgOwAAzAwAIDwAAL4NACDRBwAA4Q0AMNIHAACmAQAQ0wcAAOENADDjBwIAmQwAIfAHQACgDAAhkQgCAPkMACGbCAAA4g2OCSL8CAEAmAwAIYIJAQCYDAAhgwkCAJkMACGLCQIAmQwAIYwJAQDBDAAhjgkCAPkMACGPCQEAwQwAIZAJQADCDAAhkQlAAMIMACEE1wcAAACOCQLYBwAAAI4JCNkHAAAAjgkI3gcAAKYNjgkiDwQAAMwMACA1AADkDQAg0QcAAOMNADDSBwAAlAEAENMHAADjDQAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGLCAEAmAwAIYwIBADLDAAhjQgBAJgMACGOCAEAmAwAIY8IQACgDAAhkAgBAJgMACEPMQAAxQwAIDYAAMQMACDRBwAAwAwAMNIHAACSAQAQ0wcAAMAMADDjBwIAmQwAIfAHQACgDAAh8QdAAMIMACGFCAEAmAwAIYYIAgD5DAAhhwgCAPkMACGICAEAwQwAIYkIIADDDAAhxgkAAJIBACDHCQAAkgEAIAwZAADMDAAg0QcAAOUNADDSBwAAnAEAENMHAADlDQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhsggBAJgMACG1CEAAwgwAIQL-BwIAAAABhwgCAAAAAQkDAADMDAAgMQAA0AwAINEHAADnDQAw0gcAAIwBABDTBwAA5w0AMPAHQACgDAAh_gcCAJkMACGHCAIAmQwAIZUIAgCZDAAhDBkAAMwMACAxAADQDAAg0QcAAOgNADDSBwAAiAEAENMHAADoDQAw4wcCAJkMACHwB0AAoAwAIYcIAgCZDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACEaGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhjwhAAKAMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIQTXBwAAAJkIAtgHAAAAmQgI2QcAAACZCAjeBwAA2wyZCCIE1wcAAACbCALYBwAAAJsICNkHAAAAmwgI3gcAANkMmwgiCNcHCAAAAAHYBwgAAAAF2QcIAAAABdoHCAAAAAHbBwgAAAAB3AcIAAAAAd0HCAAAAAHeBwgAkAwAIQgxAADQDAAgNAIAmQwAIdEHAADPDAAw0gcAAJABABDTBwAAzwwAMIcIAgCZDAAhxgkAAJABACDHCQAAkAEAIBApAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhBNcHAAAAqggC2AcAAACqCAjZBwAAAKoICN4HAADnDKoIIgTXBwAAAK0IAtgHAAAArQgI2QcAAACtCAjeBwAA5QytCCID0ggAAG4AINMIAABuACDUCAAAbgAgA9IIAABzACDTCAAAcwAg1AgAAHMAIAKRCAIAAAABpQgCAAAAARAZAADMDAAgLQAA9Q0AINEHAAD0DQAw0gcAAHkAENMHAAD0DQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAISEfAQCYDAAhKAAA_w0AICoAAPENACAuAADTDQAg0QcAAPwNADDSBwAAaQAQ0wcAAPwNADDjBwIAmQwAIfAHQACgDAAh_wcCAPkMACGPCEAAoAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhxgkAAGkAIMcJAABpACACowgCAAAAAaQIAgAAAAEGKwAA-A0AINEHAAD3DQAw0gcAAHMAENMHAAD3DQAwowgCAJkMACGkCAIAmQwAIRIpAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhxgkAAIABACDHCQAAgAEAIAKkCAIAAAABpQgCAAAAAQwrAAD4DQAgLQAA9Q0AINEHAAD6DQAw0gcAAG4AENMHAAD6DQAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEI1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADgDAAhHx8BAJgMACEoAAD_DQAgKgAA8Q0AIC4AANMNACDRBwAA_A0AMNIHAABpABDTBwAA_A0AMOMHAgCZDAAh8AdAAKAMACH_BwIA-QwAIY8IQACgDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhlwgBAJgMACGbCAAA_g27CCKjCAIA-QwAIaYIEAD7DQAhsQgQAPsNACG2CAEAwQwAIbcIAQDBDAAhuAgQAP0NACG5CAIAmQwAIbsIAQDBDAAhvAhAAMIMACG9CAIAmQwAIb4IIADDDAAhvwgBAJgMACHACAEAmAwAIcEIAgCZDAAhwggCAJkMACEI1wcQAAAAAdgHEAAAAAXZBxAAAAAF2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADwDAAhBNcHAAAAuwgC2AcAAAC7CAjZBwAAALsICN4HAADuDLsIIhEEAADMDAAgLwAAgg4AINEHAACADgAw0gcAAGUAENMHAACADgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGXCAEAmAwAIZsIAACBDsQIIrYIAQCYDAAhwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhxgkAAGUAIMcJAABlACAPBAAAzAwAIC8AAIIOACDRBwAAgA4AMNIHAABlABDTBwAAgA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAmAwAIcEIAgCZDAAhwggCAJkMACHECCAAwwwAIQTXBwAAAMQIAtgHAAAAxAgI2QcAAADECAjeBwAA9AzECCID0ggAAGkAINMIAABpACDUCAAAaQAgA9QHAQAAAAH-BwIAAAABlAkBAAAAAQsDAADMDAAg0QcAAIQOADDSBwAAYQAQ0wcAAIQOADDUBwEAmAwAIfAHQACgDAAh_gcCAJkMACGbCAIAmQwAIbIIAQCYDAAhlAkBAJgMACGVCQABiQ0AIQLjBwIAAAABywgCAAAAAQ8ZAADMDAAgIAAA_QwAICEAAIcOACAjAADNDQAg0QcAAIYOADDSBwAAUQAQ0wcAAIYOADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhsggBAJgMACHLCAIAmQwAIc0IAgCZDAAhFhkAAMwMACAfAACODgAgJAAAjw4AICUAAMwNACAmAACQDgAg0QcAAIwOADDSBwAASQAQ0wcAAIwOADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhxgkAAEkAIMcJAABJACAC_gcCAAAAAcwIAgAAAAEJAwAAzAwAICIAAIoOACDRBwAAiQ4AMNIHAABUABDTBwAAiQ4AMPAHQACgDAAh_gcCAJkMACGVCAIAmQwAIcwIAgCZDAAhERkAAMwMACAgAAD9DAAgIQAAhw4AICMAAM0NACDRBwAAhg4AMNIHAABRABDTBwAAhg4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACHGCQAAUQAgxwkAAFEAIALjBwIAAAAB0AgCAAAAARQZAADMDAAgHwAAjg4AICQAAI8OACAlAADMDQAgJgAAkA4AINEHAACMDgAw0gcAAEkAENMHAACMDgAw4wcCAJkMACHwB0AAoAwAIY8IQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIQTXBwAAANAIAtgHAAAA0AgI2QcAAADQCAjeBwAAgw3QCCIJHgAAhg0AINEHAACFDQAw0gcAAE0AENMHAACFDQAw4wcCAJkMACGACAEAmAwAIbYIAQCYDAAhxgkAAE0AIMcJAABNACARGQAAzAwAICAAAP0MACAhAACHDgAgIwAAzQ0AINEHAACGDgAw0gcAAFEAENMHAACGDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIcYJAABRACDHCQAAUQAgByAAAP0MACDRBwAA_AwAMNIHAABcABDTBwAA_AwAMMsIAgCZDAAhxgkAAFwAIMcJAABcACAC_gcCAAAAAegIAgAAAAEJAwAAzAwAIBoAAJMOACDRBwAAkg4AMNIHAABBABDTBwAAkg4AMP4HAgCZDAAh6AgCAJkMACHpCAIAmQwAIeoIQACgDAAhFxgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgCZDAAh8AdAAKAMACGPCEAAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACHGCQAANwAgxwkAADcAIAwZAADMDAAgGgAAkw4AINEHAACUDgAw0gcAAD0AENMHAACUDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAh6AgCAJkMACEVGAAAlg4AIBkAAMwMACAbAADKDQAgHAAAyw0AINEHAACVDgAw0gcAADcAENMHAACVDgAw4wcCAJkMACHwB0AAoAwAIY8IQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIesIAgCZDAAh7AggAMMMACHtCCAAwwwAIe4IAgCZDAAh7whAAKAMACHwCAIAmQwAIQwXAACZDQAg0QcAAJgNADDSBwAA3QQAENMHAACYDQAw4wcCAJkMACHwB0AAoAwAIZYIAQCYDAAhlwgBAJgMACG8CEAAwgwAIfEIAgCZDAAhxgkAAN0EACDHCQAA3QQAIALVCAEAAAAB1ggBAAAAAQoDAADMDAAg0QcAAJgOADDSBwAAMwAQ0wcAAJgOADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACENAwAAzAwAINEHAACZDgAw0gcAAC8AENMHAACZDgAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAhgAgBAJgMACHXCEAAwgwAIdgIAAGJDQAh2QgAAYkNACHaCAQAywwAIdsIAAC7DAAgAvYHAAEAAAH-BwIAAAABBwMAAMwMACDRBwAAmw4AMNIHAAArABDTBwAAmw4AMPYHAAGJDQAh-AdAAMIMACH-BwIAmQwAIQ8EAADMDAAgDAAAng4AIA0AAMUNACAOAADDDQAg0QcAAJwOADDSBwAABwAQ0wcAAJwOADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQCYDAAhgggAAZ0OACGDCAAAuwwAIIQIAAC7DAAgBNcHAAEAAAHYBwABAAAF2QcAAQAABd4HAAG4DAAhA9IIAAAYACDTCAAAGAAg1AgAABgAIA8FAACgDgAgBgAAoQ4AINEHAACfDgAw0gcAABgAENMHAACfDgAw6AcAAYkNACHpBwABiQ0AIeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACERBAAAzAwAIAwAAJ4OACANAADFDQAgDgAAww0AINEHAACcDgAw0gcAAAcAENMHAACcDgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGBCAEAmAwAIYIIAAGdDgAhgwgAALsMACCECAAAuwwAIMYJAAAHACDHCQAABwAgDgMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACHGCQAACQAgxwkAAAkAIAgHAACjDgAg0QcAAKIOADDSBwAAEQAQ0wcAAKIOADDwB0AAoAwAIfYHAAGJDQAh9wcCAJkMACH4B0AAwgwAIRIGAAClDgAgCAAApg4AIAkAAMMNACDRBwAApA4AMNIHAAANABDTBwAApA4AMOMHAgCZDAAh6wcAAKkMACDuBwIAmQwAIfAHQACgDAAh8QdAAKAMACH5BwABnQ4AIfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhxgkAAA0AIMcJAAANACAQBgAApQ4AIAgAAKYOACAJAADDDQAg0QcAAKQOADDSBwAADQAQ0wcAAKQOADDjBwIAmQwAIesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAZ0OACH6BwEAwQwAIfsHAQDBDAAh_AdAAMIMACH9B0AAwgwAIQ4DAADMDAAgBQAAoA4AIAsAAKkOACAMAACeDgAg0QcAAKgOADDSBwAACQAQ0wcAAKgOADDjBwIAmQwAIeoHAgCZDAAh6wcAAKkMACDwB0AAoAwAIf4HAgCZDAAhxgkAAAkAIMcJAAAJACAD0ggAABEAINMIAAARACDUCAAAEQAgAuoHAgAAAAH-BwIAAAABDAMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACED0ggAAA0AINMIAAANACDUCAAADQAgEgMAAMwMACAFAACrDgAgDwAArA4AINEHAACqDgAw0gcAAAMAENMHAACqDgAw4wcCAJkMACHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAGJDQAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAhnwkBAJgMACGgCUAAwgwAIaEJAgD5DAAhEQQAAMwMACAMAACeDgAgDQAAxQ0AIA4AAMMNACDRBwAAnA4AMNIHAAAHABDTBwAAnA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACDGCQAABwAgxwkAAAcAIBIGAAClDgAgCAAApg4AIAkAAMMNACDRBwAApA4AMNIHAAANABDTBwAApA4AMOMHAgCZDAAh6wcAAKkMACDuBwIAmQwAIfAHQACgDAAh8QdAAKAMACH5BwABnQ4AIfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhxgkAAA0AIMcJAAANACAAAAAAAAABywkBAAAAAQXLCQIAAAAB0gkCAAAAAdMJAgAAAAHUCQIAAAAB1QkCAAAAAQXLCQQAAAAB0gkEAAAAAdMJBAAAAAHUCQQAAAAB1QkEAAAAAQAAAAHLCUAAAAABAAAAAAAAAAAAAAAAAAABywkAAQAAAQLLCQAAAPMHCNEJAAAA8wcCAcsJQAAAAAEFywkCAAAAAdIJAgAAAAHTCQIAAAAB1AkCAAAAAdUJAgAAAAEFXQAAmRsAIF4AAJ8bACDICQAAmhsAIMkJAACeGwAgzgkAACYAIAddAACXGwAgXgAAnBsAIMgJAACYGwAgyQkAAJsbACDMCQAACQAgzQkAAAkAIM4JAAALACABywkAAADzBwgDXQAAmRsAIMgJAACaGwAgzgkAACYAIANdAACXGwAgyAkAAJgbACDOCQAACwAgAAAAAAAFXQAAkhsAIF4AAJUbACDICQAAkxsAIMkJAACUGwAgzgkAAA8AIANdAACSGwAgyAkAAJMbACDOCQAADwAgAAAAAAACywkAAADzBwjRCQAAAPMHAgHLCQABAAABAcsJAQAAAAEFXQAAgRsAIF4AAJAbACDICQAAghsAIMkJAACPGwAgzgkAAAsAIAtdAAD1DgAwXgAA-g4AMMgJAAD2DgAwyQkAAPcOADDKCQAA-A4AIMsJAAD5DgAwzAkAAPkOADDNCQAA-Q4AMM4JAAD5DgAwzwkAAPsOADDQCQAA_A4AMAtdAADjDgAwXgAA6A4AMMgJAADkDgAwyQkAAOUOADDKCQAA5g4AIMsJAADnDgAwzAkAAOcOADDNCQAA5w4AMM4JAADnDgAwzwkAAOkOADDQCQAA6g4AMA0DAADzDgAgBQAA9A4AIOMHAgAAAAHqBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAGfCQEAAAABoAlAAAAAAQIAAAAFACBdAADxDgAgAwAAAAUAIF0AAPEOACBeAADuDgAgAVYAAI4bADASAwAAzAwAIAUAAKsOACAPAACsDgAg0QcAAKoOADDSBwAAAwAQ0wcAAKoOADDjBwIAAAAB6gcCAPkMACHrBwAAqQwAIPAHQACgDAAh8QdAAMIMACH2BwABAAAB_gcCAJkMACGACAEAmAwAIdcIQADCDAAhnwkBAJgMACGgCUAAwgwAIaEJAgD5DAAhAgAAAAUAIFYAAO4OACACAAAA6w4AIFYAAOwOACAP0QcAAOoOADDSBwAA6w4AENMHAADqDgAw4wcCAJkMACHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAGJDQAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAhnwkBAJgMACGgCUAAwgwAIaEJAgD5DAAhD9EHAADqDgAw0gcAAOsOABDTBwAA6g4AMOMHAgCZDAAh6gcCAPkMACHrBwAAqQwAIPAHQACgDAAh8QdAAMIMACH2BwABiQ0AIf4HAgCZDAAhgAgBAJgMACHXCEAAwgwAIZ8JAQCYDAAhoAlAAMIMACGhCQIA-QwAIQvjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhAssJAAAA8wcI0QkAAADzBwINAwAA7w4AIAUAAPAOACDjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhBV0AAIYbACBeAACMGwAgyAkAAIcbACDJCQAAixsAIM4JAAABACAHXQAAhBsAIF4AAIkbACDICQAAhRsAIMkJAACIGwAgzAkAAAcAIM0JAAAHACDOCQAAJgAgDQMAAPMOACAFAAD0DgAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABAcsJAAAA8wcIA10AAIYbACDICQAAhxsAIM4JAAABACADXQAAhBsAIMgJAACFGwAgzgkAACYAIAPwB0AAAAAB9gcAAQAAAfgHQAAAAAECAAAAEwAgXQAAgA8AIAMAAAATACBdAACADwAgXgAA_w4AIAFWAACDGwAwCAcAAKMOACDRBwAAog4AMNIHAAARABDTBwAAog4AMPAHQACgDAAh9gcAAQAAAfcHAgCZDAAh-AdAAMIMACECAAAAEwAgVgAA_w4AIAIAAAD9DgAgVgAA_g4AIAfRBwAA_A4AMNIHAAD9DgAQ0wcAAPwOADDwB0AAoAwAIfYHAAGJDQAh9wcCAJkMACH4B0AAwgwAIQfRBwAA_A4AMNIHAAD9DgAQ0wcAAPwOADDwB0AAoAwAIfYHAAGJDQAh9wcCAJkMACH4B0AAwgwAIQPwB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACED8AdAALkOACH2BwAByA4AIfgHQADKDgAhA_AHQAAAAAH2BwABAAAB-AdAAAAAAQHLCQAAAPMHCANdAACBGwAgyAkAAIIbACDOCQAACwAgBF0AAPUOADDICQAA9g4AMMoJAAD4DgAgzgkAAPkOADAEXQAA4w4AMMgJAADkDgAwygkAAOYOACDOCQAA5w4AMAAAAAAAAssJAAAA8wcI0QkAAADzBwIFXQAA9xoAIF4AAP8aACDICQAA-BoAIMkJAAD-GgAgzgkAAAEAIAVdAAD1GgAgXgAA_BoAIMgJAAD2GgAgyQkAAPsaACDOCQAAJgAgC10AAJsPADBeAACgDwAwyAkAAJwPADDJCQAAnQ8AMMoJAACeDwAgywkAAJ8PADDMCQAAnw8AMM0JAACfDwAwzgkAAJ8PADDPCQAAoQ8AMNAJAACiDwAwC10AAI8PADBeAACUDwAwyAkAAJAPADDJCQAAkQ8AMMoJAACSDwAgywkAAJMPADDMCQAAkw8AMM0JAACTDwAwzgkAAJMPADDPCQAAlQ8AMNAJAACWDwAwCgUAAM8OACDoBwABAAAB6QcAAQAAAeoHAgAAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABAgAAABoAIF0AAJoPACADAAAAGgAgXQAAmg8AIF4AAJkPACABVgAA-hoAMA8FAACgDgAgBgAAoQ4AINEHAACfDgAw0gcAABgAENMHAACfDgAw6AcAAQAAAekHAAEAAAHqBwIAmQwAIesHAACpDAAg7AcCAJkMACHtB0AAwgwAIe4HAgD5DAAh7wdAAMIMACHwB0AAoAwAIfEHQACgDAAhAgAAABoAIFYAAJkPACACAAAAlw8AIFYAAJgPACAN0QcAAJYPADDSBwAAlw8AENMHAACWDwAw6AcAAYkNACHpBwABiQ0AIeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACEN0QcAAJYPADDSBwAAlw8AENMHAACWDwAw6AcAAYkNACHpBwABiQ0AIeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACEJ6AcAAcgOACHpBwAByA4AIeoHAgC0DgAh6wcAAMkOACDsBwIAtA4AIe0HQADKDgAh7wdAAMoOACHwB0AAuQ4AIfEHQAC5DgAhCgUAAMwOACDoBwAByA4AIekHAAHIDgAh6gcCALQOACHrBwAAyQ4AIOwHAgC0DgAh7QdAAMoOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACEKBQAAzw4AIOgHAAEAAAHpBwABAAAB6gcCAAAAAesHAADODgAg7AcCAAAAAe0HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAELCAAAgw8AIAkAAIQPACDjBwIAAAAB6wcAAIEPACDwB0AAAAAB8QdAAAAAAfkHAAEAAAH6BwEAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAABAgAAAA8AIF0AAKYPACADAAAADwAgXQAApg8AIF4AAKUPACABVgAA-RoAMBAGAAClDgAgCAAApg4AIAkAAMMNACDRBwAApA4AMNIHAAANABDTBwAApA4AMOMHAgAAAAHrBwAAqQwAIO4HAgCZDAAh8AdAAKAMACHxB0AAoAwAIfkHAAEAAAH6BwEAwQwAIfsHAQDBDAAh_AdAAMIMACH9B0AAwgwAIQIAAAAPACBWAAClDwAgAgAAAKMPACBWAACkDwAgDdEHAACiDwAw0gcAAKMPABDTBwAAog8AMOMHAgCZDAAh6wcAAKkMACDuBwIAmQwAIfAHQACgDAAh8QdAAKAMACH5BwABnQ4AIfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhDdEHAACiDwAw0gcAAKMPABDTBwAAog8AMOMHAgCZDAAh6wcAAKkMACDuBwIAmQwAIfAHQACgDAAh8QdAAKAMACH5BwABnQ4AIfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhCeMHAgC0DgAh6wcAAN0OACDwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQsIAADhDgAgCQAA4g4AIOMHAgC0DgAh6wcAAN0OACDwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQsIAACDDwAgCQAAhA8AIOMHAgAAAAHrBwAAgQ8AIPAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAEBywkAAADzBwgDXQAA9xoAIMgJAAD4GgAgzgkAAAEAIANdAAD1GgAgyAkAAPYaACDOCQAAJgAgBF0AAJsPADDICQAAnA8AMMoJAACeDwAgzgkAAJ8PADAEXQAAjw8AMMgJAACQDwAwygkAAJIPACDOCQAAkw8AMAAAAAAAAssJAQAAAATRCQEAAAAFAssJAQAAAATRCQEAAAAFBV0AAOgaACBeAADzGgAgyAkAAOkaACDJCQAA8hoAIM4JAAABACALXQAAyw8AMF4AANAPADDICQAAzA8AMMkJAADNDwAwygkAAM4PACDLCQAAzw8AMMwJAADPDwAwzQkAAM8PADDOCQAAzw8AMM8JAADRDwAw0AkAANIPADALXQAAwg8AMF4AAMYPADDICQAAww8AMMkJAADEDwAwygkAAMUPACDLCQAAkw8AMMwJAACTDwAwzQkAAJMPADDOCQAAkw8AMM8JAADHDwAw0AkAAJYPADALXQAAtw8AMF4AALsPADDICQAAuA8AMMkJAAC5DwAwygkAALoPACDLCQAA5w4AMMwJAADnDgAwzQkAAOcOADDOCQAA5w4AMM8JAAC8DwAw0AkAAOoOADANAwAA8w4AIA8AAMEPACDjBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAGfCQEAAAABoAlAAAAAAaEJAgAAAAECAAAABQAgXQAAwA8AIAMAAAAFACBdAADADwAgXgAAvg8AIAFWAADxGgAwAgAAAAUAIFYAAL4PACACAAAA6w4AIFYAAL0PACAL4wcCALQOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACGhCQIAyw4AIQ0DAADvDgAgDwAAvw8AIOMHAgC0DgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhoQkCAMsOACEHXQAA7BoAIF4AAO8aACDICQAA7RoAIMkJAADuGgAgzAkAAA0AIM0JAAANACDOCQAADwAgDQMAAPMOACAPAADBDwAg4wcCAAAAAesHAADyDgAg8AdAAAAAAfEHQAAAAAH2BwABAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABA10AAOwaACDICQAA7RoAIM4JAAAPACAKBgAA0A4AIOgHAAEAAAHpBwABAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe4HAgAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAECAAAAGgAgXQAAyg8AIAMAAAAaACBdAADKDwAgXgAAyQ8AIAFWAADrGgAwAgAAABoAIFYAAMkPACACAAAAlw8AIFYAAMgPACAJ6AcAAcgOACHpBwAByA4AIesHAADJDgAg7AcCALQOACHtB0AAyg4AIe4HAgDLDgAh7wdAAMoOACHwB0AAuQ4AIfEHQAC5DgAhCgYAAM0OACDoBwAByA4AIekHAAHIDgAh6wcAAMkOACDsBwIAtA4AIe0HQADKDgAh7gcCAMsOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACEKBgAA0A4AIOgHAAEAAAHpBwABAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe4HAgAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEHAwAAqA8AIAsAAKoPACAMAACrDwAg4wcCAAAAAesHAACnDwAg8AdAAAAAAf4HAgAAAAECAAAACwAgXQAA1g8AIAMAAAALACBdAADWDwAgXgAA1Q8AIAFWAADqGgAwDQMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgAAAAHqBwIAmQwAIesHAACpDAAg8AdAAKAMACH-BwIAmQwAIcUJAACnDgAgAgAAAAsAIFYAANUPACACAAAA0w8AIFYAANQPACAI0QcAANIPADDSBwAA0w8AENMHAADSDwAw4wcCAJkMACHqBwIAmQwAIesHAACpDAAg8AdAAKAMACH-BwIAmQwAIQjRBwAA0g8AMNIHAADTDwAQ0wcAANIPADDjBwIAmQwAIeoHAgCZDAAh6wcAAKkMACDwB0AAoAwAIf4HAgCZDAAhBOMHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhBwMAAIsPACALAACNDwAgDAAAjg8AIOMHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhBwMAAKgPACALAACqDwAgDAAAqw8AIOMHAgAAAAHrBwAApw8AIPAHQAAAAAH-BwIAAAABAcsJAQAAAAQBywkBAAAABANdAADoGgAgyAkAAOkaACDOCQAAAQAgBF0AAMsPADDICQAAzA8AMMoJAADODwAgzgkAAM8PADAEXQAAwg8AMMgJAADDDwAwygkAAMUPACDOCQAAkw8AMARdAAC3DwAwyAkAALgPADDKCQAAug8AIM4JAADnDgAwAAAAAAABywkgAAAAAQddAADgGgAgXgAA5hoAIMgJAADhGgAgyQkAAOUaACDMCQAAlAEAIM0JAACUAQAgzgkAAKIBACAHXQAA3hoAIF4AAOMaACDICQAA3xoAIMkJAADiGgAgzAkAAIQBACDNCQAAhAEAIM4JAACGAQAgA10AAOAaACDICQAA4RoAIM4JAACiAQAgA10AAN4aACDICQAA3xoAIM4JAACGAQAgAgQAAPEPACA1AACVGAAgCRkAAPEPACAyAACEGAAgMwAAhxgAIDQAAJYYACA1AACVGAAgnAgAAK0OACCdCAAArQ4AIJ4IAACtDgAgnwgAAK0OACAAAAAAAAXLCQQAAAAB0gkEAAAAAdMJBAAAAAHUCQQAAAAB1QkEAAAAAQVdAADZGgAgXgAA3BoAIMgJAADaGgAgyQkAANsaACDOCQAAAQAgA10AANkaACDICQAA2hoAIM4JAAABACA4EAAA9RcAIBEAAPYXACASAAD3FwAgEwAA-BcAIBQAAPkXACAVAAD6FwAgFgAA-xcAIBcAAKMTACAbAAD8FwAgHQAA_RcAIB4AALISACAjAAD_FwAgJQAA_hcAICcAAIAYACAsAACBGAAgLgAAhRgAIDAAAIIYACAyAACEGAAgMwAAhxgAIDcAAIMYACA4AACGGAAgOQAAiBgAIDoAAIkYACA9AACKGAAgPgAAihgAID8AAIoYACBBAACLGAAgQgAAixgAIEMAAIwYACBEAACNGAAgRgAAjhgAIEcAAI8YACBJAACQGAAgSgAAkBgAIE4AAJEYACBPAACRGAAgUAAAkhgAIIgIAACtDgAgvAgAAK0OACCXCQAArQ4AIKMJAACtDgAgpAkAAK0OACCnCQAArQ4AIKgJAACtDgAgqQkAAK0OACCqCQAArQ4AIKsJAACtDgAgrAkAAK0OACCtCQAArQ4AIK4JAACtDgAgsQkAAK0OACCzCQAArQ4AILQJAACtDgAgtQkAAK0OACC2CQAArQ4AILcJAACtDgAgAAAAAAAFXQAA1BoAIF4AANcaACDICQAA1RoAIMkJAADWGgAgzgkAAAEAIAddAAD5DwAgXgAA_A8AIMgJAAD6DwAgyQkAAPsPACDMCQAAkgEAIM0JAACSAQAgzgkAAIEKACAIMQAA5g8AIOMHAgAAAAHwB0AAAAAB8QdAAAAAAYUIAQAAAAGHCAIAAAABiAgBAAAAAYkIIAAAAAECAAAAgQoAIF0AAPkPACADAAAAkgEAIF0AAPkPACBeAAD9DwAgCgAAAJIBACAxAADkDwAgVgAA_Q8AIOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhwgCAMsOACGICAEA3w4AIYkIIADiDwAhCDEAAOQPACDjBwIAtA4AIfAHQAC5DgAh8QdAAMoOACGFCAEAsw4AIYcIAgDLDgAhiAgBAN8OACGJCCAA4g8AIQNdAADUGgAgyAkAANUaACDOCQAAAQAgA10AAPkPACDICQAA-g8AIM4JAACBCgAgAAAAAAAFXQAAzxoAIF4AANIaACDICQAA0BoAIMkJAADRGgAgzgkAAIYBACADXQAAzxoAIMgJAADQGgAgzgkAAIYBACAAAAAAAAVdAADHGgAgXgAAzRoAIMgJAADIGgAgyQkAAMwaACDOCQAAhgEAIAVdAADFGgAgXgAAyhoAIMgJAADGGgAgyQkAAMkaACDOCQAAAQAgA10AAMcaACDICQAAyBoAIM4JAACGAQAgA10AAMUaACDICQAAxhoAIM4JAAABACAAAAAAAAVdAAC9GgAgXgAAwxoAIMgJAAC-GgAgyQkAAMIaACDOCQAAhgEAIAVdAAC7GgAgXgAAwBoAIMgJAAC8GgAgyQkAAL8aACDOCQAAAQAgA10AAL0aACDICQAAvhoAIM4JAACGAQAgA10AALsaACDICQAAvBoAIM4JAAABACAAAAAAAAHLCQAAAJkIAgHLCQAAAJsIAgXLCQgAAAAB0gkIAAAAAdMJCAAAAAHUCQgAAAAB1QkIAAAAAQVdAAC0GgAgXgAAuRoAIMgJAAC1GgAgyQkAALgaACDOCQAAAQAgC10AALwQADBeAADBEAAwyAkAAL0QADDJCQAAvhAAMMoJAAC_EAAgywkAAMAQADDMCQAAwBAAMM0JAADAEAAwzgkAAMAQADDPCQAAwhAAMNAJAADDEAAwC10AALAQADBeAAC1EAAwyAkAALEQADDJCQAAshAAMMoJAACzEAAgywkAALQQADDMCQAAtBAAMM0JAAC0EAAwzgkAALQQADDPCQAAthAAMNAJAAC3EAAwB10AAKsQACBeAACuEAAgyAkAAKwQACDJCQAArRAAIMwJAACQAQAgzQkAAJABACDOCQAAuwkAIAddAACmEAAgXgAAqRAAIMgJAACnEAAgyQkAAKgQACDMCQAAkgEAIM0JAACSAQAgzgkAAIEKACAINgAA5Q8AIOMHAgAAAAHwB0AAAAAB8QdAAAAAAYUIAQAAAAGGCAIAAAABiAgBAAAAAYkIIAAAAAECAAAAgQoAIF0AAKYQACADAAAAkgEAIF0AAKYQACBeAACqEAAgCgAAAJIBACA2AADjDwAgVgAAqhAAIOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhggCAMsOACGICAEA3w4AIYkIIADiDwAhCDYAAOMPACDjBwIAtA4AIfAHQAC5DgAh8QdAAMoOACGFCAEAsw4AIYYIAgDLDgAhiAgBAN8OACGJCCAA4g8AIQE0AgAAAAECAAAAuwkAIF0AAKsQACADAAAAkAEAIF0AAKsQACBeAACvEAAgAwAAAJABACA0AgC0DgAhVgAArxAAIAE0AgC0DgAhBAMAAJgQACDwB0AAAAAB_gcCAAAAAZUIAgAAAAECAAAAjgEAIF0AALsQACADAAAAjgEAIF0AALsQACBeAAC6EAAgAVYAALcaADAKAwAAzAwAIDEAANAMACDRBwAA5w0AMNIHAACMAQAQ0wcAAOcNADDwB0AAoAwAIf4HAgCZDAAhhwgCAJkMACGVCAIAmQwAIboJAADmDQAgAgAAAI4BACBWAAC6EAAgAgAAALgQACBWAAC5EAAgB9EHAAC3EAAw0gcAALgQABDTBwAAtxAAMPAHQACgDAAh_gcCAJkMACGHCAIAmQwAIZUIAgCZDAAhB9EHAAC3EAAw0gcAALgQABDTBwAAtxAAMPAHQACgDAAh_gcCAJkMACGHCAIAmQwAIZUIAgCZDAAhA_AHQAC5DgAh_gcCALQOACGVCAIAtA4AIQQDAACWEAAg8AdAALkOACH-BwIAtA4AIZUIAgC0DgAhBAMAAJgQACDwB0AAAAAB_gcCAAAAAZUIAgAAAAEHGQAAjxAAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQIAAACKAQAgXQAAxxAAIAMAAACKAQAgXQAAxxAAIF4AAMYQACABVgAAthoAMAwZAADMDAAgMQAA0AwAINEHAADoDQAw0gcAAIgBABDTBwAA6A0AMOMHAgAAAAHwB0AAoAwAIYcIAgCZDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACECAAAAigEAIFYAAMYQACACAAAAxBAAIFYAAMUQACAK0QcAAMMQADDSBwAAxBAAENMHAADDEAAw4wcCAJkMACHwB0AAoAwAIYcIAgCZDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACEK0QcAAMMQADDSBwAAxBAAENMHAADDEAAw4wcCAJkMACHwB0AAoAwAIYcIAgCZDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACEG4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhBxkAAI0QACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACEHGQAAjxAAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQNdAAC0GgAgyAkAALUaACDOCQAAAQAgBF0AALwQADDICQAAvRAAMMoJAAC_EAAgzgkAAMAQADAEXQAAsBAAMMgJAACxEAAwygkAALMQACDOCQAAtBAAMANdAACrEAAgyAkAAKwQACDOCQAAuwkAIANdAACmEAAgyAkAAKcQACDOCQAAgQoAIAAAAAAABV0AAK8aACBeAACyGgAgyAkAALAaACDJCQAAsRoAIM4JAACCAQAgA10AAK8aACDICQAAsBoAIM4JAACCAQAgAAAAAAAFywkQAAAAAdIJEAAAAAHTCRAAAAAB1AkQAAAAAdUJEAAAAAEFXQAApxoAIF4AAK0aACDICQAAqBoAIMkJAACsGgAgzgkAAIIBACAFXQAApRoAIF4AAKoaACDICQAAphoAIMkJAACpGgAgzgkAAGsAIANdAACnGgAgyAkAAKgaACDOCQAAggEAIANdAAClGgAgyAkAAKYaACDOCQAAawAgAAAAAAABywkAAACqCAIBywkAAACtCAIFXQAAnhoAIF4AAKMaACDICQAAnxoAIMkJAACiGgAgzgkAAAEAIAtdAAD0EAAwXgAA-RAAMMgJAAD1EAAwyQkAAPYQADDKCQAA9xAAIMsJAAD4EAAwzAkAAPgQADDNCQAA-BAAMM4JAAD4EAAwzwkAAPoQADDQCQAA-xAAMAtdAADoEAAwXgAA7RAAMMgJAADpEAAwyQkAAOoQADDKCQAA6xAAIMsJAADsEAAwzAkAAOwQADDNCQAA7BAAMM4JAADsEAAwzwkAAO4QADDQCQAA7xAAMAGjCAIAAAABAgAAAHUAIF0AAPMQACADAAAAdQAgXQAA8xAAIF4AAPIQACABVgAAoRoAMAcrAAD4DQAg0QcAAPcNADDSBwAAcwAQ0wcAAPcNADCjCAIAmQwAIaQIAgCZDAAhvAkAAPYNACACAAAAdQAgVgAA8hAAIAIAAADwEAAgVgAA8RAAIAXRBwAA7xAAMNIHAADwEAAQ0wcAAO8QADCjCAIAmQwAIaQIAgCZDAAhBdEHAADvEAAw0gcAAPAQABDTBwAA7xAAMKMIAgCZDAAhpAgCAJkMACEBowgCALQOACEBowgCALQOACEBowgCAAAAAQctAADdEAAglggBAAAAAaMIAgAAAAGlCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABAgAAAHAAIF0AAP8QACADAAAAcAAgXQAA_xAAIF4AAP4QACABVgAAoBoAMA0rAAD4DQAgLQAA9Q0AINEHAAD6DQAw0gcAAG4AENMHAAD6DQAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACG9CQAA-Q0AIAIAAABwACBWAAD-EAAgAgAAAPwQACBWAAD9EAAgCtEHAAD7EAAw0gcAAPwQABDTBwAA-xAAMJYIAQCYDAAhowgCAPkMACGkCAIAmQwAIaUIAgCZDAAhpggQAPsNACGnCAIAmQwAIagIAQDBDAAhCtEHAAD7EAAw0gcAAPwQABDTBwAA-xAAMJYIAQCYDAAhowgCAPkMACGkCAIAmQwAIaUIAgCZDAAhpggQAPsNACGnCAIAmQwAIagIAQDBDAAhBpYIAQCzDgAhowgCAMsOACGlCAIAtA4AIaYIEADZEAAhpwgCALQOACGoCAEA3w4AIQctAADbEAAglggBALMOACGjCAIAyw4AIaUIAgC0DgAhpggQANkQACGnCAIAtA4AIagIAQDfDgAhBy0AAN0QACCWCAEAAAABowgCAAAAAaUIAgAAAAGmCBAAAAABpwgCAAAAAagIAQAAAAEDXQAAnhoAIMgJAACfGgAgzgkAAAEAIARdAAD0EAAwyAkAAPUQADDKCQAA9xAAIM4JAAD4EAAwBF0AAOgQADDICQAA6RAAMMoJAADrEAAgzgkAAOwQADAAAAAAAAVdAACWGgAgXgAAnBoAIMgJAACXGgAgyQkAAJsaACDOCQAAawAgBV0AAJQaACBeAACZGgAgyAkAAJUaACDJCQAAmBoAIM4JAAABACADXQAAlhoAIMgJAACXGgAgzgkAAGsAIANdAACUGgAgyAkAAJUaACDOCQAAAQAgAAAAAAAFXQAAjxoAIF4AAJIaACDICQAAkBoAIMkJAACRGgAgzgkAAAEAIANdAACPGgAgyAkAAJAaACDOCQAAAQAgAAAAAAAFywkQAAAAAdIJEAAAAAHTCRAAAAAB1AkQAAAAAdUJEAAAAAEBywkAAAC7CAIHXQAAiBoAIF4AAI0aACDICQAAiRoAIMkJAACMGgAgzAkAAGUAIM0JAABlACDOCQAAZwAgC10AAKkRADBeAACtEQAwyAkAAKoRADDJCQAAqxEAMMoJAACsEQAgywkAAPgQADDMCQAA-BAAMM0JAAD4EAAwzgkAAPgQADDPCQAArhEAMNAJAAD7EAAwC10AAJ0RADBeAACiEQAwyAkAAJ4RADDJCQAAnxEAMMoJAACgEQAgywkAAKERADDMCQAAoREAMM0JAAChEQAwzgkAAKERADDPCQAAoxEAMNAJAACkEQAwCxkAAIsRACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAgAAAHsAIF0AAKgRACADAAAAewAgXQAAqBEAIF4AAKcRACABVgAAixoAMBEZAADMDAAgLQAA9Q0AINEHAAD0DQAw0gcAAHkAENMHAAD0DQAw4wcCAAAAAfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAMEMACGlCAIAmQwAIbEIAgCZDAAhsggBAJgMACGzCAEAwQwAIbQIQADCDAAhuwkAAPMNACACAAAAewAgVgAApxEAIAIAAAClEQAgVgAAphEAIA7RBwAApBEAMNIHAAClEQAQ0wcAAKQRADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAMEMACGlCAIAmQwAIbEIAgCZDAAhsggBAJgMACGzCAEAwQwAIbQIQADCDAAhDtEHAACkEQAw0gcAAKURABDTBwAApBEAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAwQwAIaUIAgCZDAAhsQgCAJkMACGyCAEAmAwAIbMIAQDBDAAhtAhAAMIMACEK4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQDfDgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACELGQAAiREAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEA3w4AIbEIAgC0DgAhsggBALMOACGzCAEA3w4AIbQIQADKDgAhCxkAAIsRACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABBysAANwQACCWCAEAAAABowgCAAAAAaQIAgAAAAGmCBAAAAABpwgCAAAAAagIAQAAAAECAAAAcAAgXQAAsREAIAMAAABwACBdAACxEQAgXgAAsBEAIAFWAACKGgAwAgAAAHAAIFYAALARACACAAAA_BAAIFYAAK8RACAGlggBALMOACGjCAIAyw4AIaQIAgC0DgAhpggQANkQACGnCAIAtA4AIagIAQDfDgAhBysAANoQACCWCAEAsw4AIaMIAgDLDgAhpAgCALQOACGmCBAA2RAAIacIAgC0DgAhqAgBAN8OACEHKwAA3BAAIJYIAQAAAAGjCAIAAAABpAgCAAAAAaYIEAAAAAGnCAIAAAABqAgBAAAAAQNdAACIGgAgyAkAAIkaACDOCQAAZwAgBF0AAKkRADDICQAAqhEAMMoJAACsEQAgzgkAAPgQADAEXQAAnREAMMgJAACeEQAwygkAAKARACDOCQAAoREAMAAAAAAAAcsJAAAAxAgCBV0AAIIaACBeAACGGgAgyAkAAIMaACDJCQAAhRoAIM4JAAABACALXQAAvREAMF4AAMIRADDICQAAvhEAMMkJAAC_EQAwygkAAMARACDLCQAAwREAMMwJAADBEQAwzQkAAMERADDOCQAAwREAMM8JAADDEQAw0AkAAMQRADAaHwEAAAABKgAAsxEAIC4AALQRACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGPCEAAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABlwgBAAAAAZsIAAAAuwgCpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAECAAAAawAgXQAAyBEAIAMAAABrACBdAADIEQAgXgAAxxEAIAFWAACEGgAwHx8BAJgMACEoAAD_DQAgKgAA8Q0AIC4AANMNACDRBwAA_A0AMNIHAABpABDTBwAA_A0AMOMHAgAAAAHwB0AAoAwAIf8HAgD5DAAhjwhAAKAMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGXCAEAmAwAIZsIAAD-DbsIIqMIAgD5DAAhpggQAPsNACGxCBAA-w0AIbYIAQDBDAAhtwgBAMEMACG4CBAA_Q0AIbkIAgCZDAAhuwgBAMEMACG8CEAAwgwAIb0IAgCZDAAhvgggAMMMACG_CAEAmAwAIcAIAQCYDAAhwQgCAJkMACHCCAIAmQwAIQIAAABrACBWAADHEQAgAgAAAMURACBWAADGEQAgHB8BAJgMACHRBwAAxBEAMNIHAADFEQAQ0wcAAMQRADDjBwIAmQwAIfAHQACgDAAh_wcCAPkMACGPCEAAoAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhHB8BAJgMACHRBwAAxBEAMNIHAADFEQAQ0wcAAMQRADDjBwIAmQwAIfAHQACgDAAh_wcCAPkMACGPCEAAoAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhGB8BALMOACHjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGPCEAAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgipggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIRofAQCzDgAhKgAAmxEAIC4AAJwRACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGPCEAAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgipggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIRofAQAAAAEqAACzEQAgLgAAtBEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAY8IQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGXCAEAAAABmwgAAAC7CAKmCBAAAAABsQgQAAAAAbYIAQAAAAG3CAEAAAABuAgQAAAAAbkIAgAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAG-CCAAAAABvwgBAAAAAcAIAQAAAAHBCAIAAAABwggCAAAAAQNdAACCGgAgyAkAAIMaACDOCQAAAQAgBF0AAL0RADDICQAAvhEAMMoJAADAEQAgzgkAAMERADAAAAAAAAAAAAAAAAAABV0AAP0ZACBeAACAGgAgyAkAAP4ZACDJCQAA_xkAIM4JAABLACAJGQAA8Q8AIB8AAJ4YACAkAACdGAAgJQAA_hcAICYAAJ8YACCTCAAArQ4AIJQIAACtDgAgzggAAK0OACDQCAAArQ4AIAAAAAAABV0AAPUZACBeAAD7GQAgyAkAAPYZACDJCQAA-hkAIM4JAABaACAFXQAA8xkAIF4AAPgZACDICQAA9BkAIMkJAAD3GQAgzgkAAAEAIANdAAD1GQAgyAkAAPYZACDOCQAAWgAgA10AAPMZACDICQAA9BkAIM4JAAABACAAAAAAAAVdAADdGQAgXgAA8RkAIMgJAADeGQAgyQkAAPAZACDOCQAASwAgBV0AAOMZACBeAADuGQAgyAkAAOQZACDJCQAA7RkAIM4JAAABACAHXQAA-BEAIF4AAPsRACDICQAA-REAIMkJAAD6EQAgzAkAAEkAIM0JAABJACDOCQAASwAgC10AAOwRADBeAADxEQAwyAkAAO0RADDJCQAA7hEAMMoJAADvEQAgywkAAPARADDMCQAA8BEAMM0JAADwEQAwzgkAAPARADDPCQAA8hEAMNAJAADzEQAwBAMAAOIRACDwB0AAAAAB_gcCAAAAAZUIAgAAAAECAAAAVgAgXQAA9xEAIAMAAABWACBdAAD3EQAgXgAA9hEAIAFWAADsGQAwCgMAAMwMACAiAACKDgAg0QcAAIkOADDSBwAAVAAQ0wcAAIkOADDwB0AAoAwAIf4HAgCZDAAhlQgCAJkMACHMCAIAmQwAIcAJAACIDgAgAgAAAFYAIFYAAPYRACACAAAA9BEAIFYAAPURACAH0QcAAPMRADDSBwAA9BEAENMHAADzEQAw8AdAAKAMACH-BwIAmQwAIZUIAgCZDAAhzAgCAJkMACEH0QcAAPMRADDSBwAA9BEAENMHAADzEQAw8AdAAKAMACH-BwIAmQwAIZUIAgCZDAAhzAgCAJkMACED8AdAALkOACH-BwIAtA4AIZUIAgC0DgAhBAMAAOARACDwB0AAuQ4AIf4HAgC0DgAhlQgCALQOACEEAwAA4hEAIPAHQAAAAAH-BwIAAAABlQgCAAAAAQ4ZAACUEgAgHwAAkxIAICUAAJUSACAmAACWEgAg8AdAAAAAAY8IQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAABzggCAAAAAdEIAgAAAAECAAAASwAgXQAA-BEAIAMAAABJACBdAAD4EQAgXgAA_BEAIBAAAABJACAZAAD_EQAgHwAA_hEAICUAAIASACAmAACBEgAgVgAA_BEAIPAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHRCAIAtA4AIQ4ZAAD_EQAgHwAA_hEAICUAAIASACAmAACBEgAg8AdAALkOACGPCEAAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdEIAgC0DgAhAcsJAAAA0AgCB10AAOEZACBeAADqGQAgyAkAAOIZACDJCQAA6RkAIMwJAABNACDNCQAATQAgzgkAAMEGACAFXQAA3xkAIF4AAOcZACDICQAA4BkAIMkJAADmGQAgzgkAAAEAIAtdAACEEgAwXgAAiRIAMMgJAACFEgAwyQkAAIYSADDKCQAAhxIAIMsJAACIEgAwzAkAAIgSADDNCQAAiBIAMM4JAACIEgAwzwkAAIoSADDQCQAAixIAMAReAACCEgAgzAkAAFwAIM0JAABcACDOCQAAnwcAIAIAAABcACBWAACDEgAgAAoZAACQEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHNCAIAAAABAgAAAFoAIF0AAI8SACADAAAAWgAgXQAAjxIAIF4AAI4SACABVgAA5RkAMBAZAADMDAAgIAAA_QwAICEAAIcOACAjAADNDQAg0QcAAIYOADDSBwAAUQAQ0wcAAIYOADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACG_CQAAhQ4AIAIAAABaACBWAACOEgAgAgAAAIwSACBWAACNEgAgC9EHAACLEgAw0gcAAIwSABDTBwAAixIAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACEL0QcAAIsSADDSBwAAjBIAENMHAACLEgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIQfjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHNCAIAtA4AIQoZAADpEQAgIQAA6hEAICMAAOsRACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHNCAIAtA4AIQoZAACQEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHNCAIAAAABA10AAOMZACDICQAA5BkAIM4JAAABACADXQAA-BEAIMgJAAD5EQAgzgkAAEsAIARdAADsEQAwyAkAAO0RADDKCQAA7xEAIM4JAADwEQAwA10AAOEZACDICQAA4hkAIM4JAADBBgAgA10AAN8ZACDICQAA4BkAIM4JAAABACAEXQAAhBIAMMgJAACFEgAwygkAAIcSACDOCQAAiBIAMAHOCQAAnwcAIANdAADdGQAgyAkAAN4ZACDOCQAASwAgAAAAAAAHXQAA2BkAIF4AANsZACDICQAA2RkAIMkJAADaGQAgzAkAAFEAIM0JAABRACDOCQAAWgAgA10AANgZACDICQAA2RkAIM4JAABaACAAAAAAAAtdAAClEgAwXgAAqhIAMMgJAACmEgAwyQkAAKcSADDKCQAAqBIAIMsJAACpEgAwzAkAAKkSADDNCQAAqRIAMM4JAACpEgAwzwkAAKsSADDQCQAArBIAMA8ZAACUEgAgJAAAnhIAICUAAJUSACAmAACWEgAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAdAIAgAAAAHRCAIAAAABAgAAAEsAIF0AALASACADAAAASwAgXQAAsBIAIF4AAK8SACABVgAA1xkAMBUZAADMDAAgHwAAjg4AICQAAI8OACAlAADMDQAgJgAAkA4AINEHAACMDgAw0gcAAEkAENMHAACMDgAw4wcCAAAAAfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhwQkAAIsOACACAAAASwAgVgAArxIAIAIAAACtEgAgVgAArhIAIA_RBwAArBIAMNIHAACtEgAQ0wcAAKwSADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhD9EHAACsEgAw0gcAAK0SABDTBwAArBIAMOMHAgCZDAAh8AdAAKAMACGPCEAAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhmwgAAI0O0AgisggBAJgMACHOCAIA-QwAIdAIAgD5DAAh0QgCAJkMACEL4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIdAIAgDLDgAh0QgCALQOACEPGQAA_xEAICQAAJ0SACAlAACAEgAgJgAAgRIAIOMHAgC0DgAh8AdAALkOACGPCEAAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHQCAIAyw4AIdEIAgC0DgAhDxkAAJQSACAkAACeEgAgJQAAlRIAICYAAJYSACDjBwIAAAAB8AdAAAAAAY8IQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAAB0AgCAAAAAdEIAgAAAAEEXQAApRIAMMgJAACmEgAwygkAAKgSACDOCQAAqRIAMAAAAAAAAAAAAAVdAADSGQAgXgAA1RkAIMgJAADTGQAgyQkAANQZACDOCQAAAQAgA10AANIZACDICQAA0xkAIM4JAAABACAAAAAAAALLCQEAAAAE0QkBAAAABQVdAADNGQAgXgAA0BkAIMgJAADOGQAgyQkAAM8ZACDOCQAAAQAgAcsJAQAAAAQDXQAAzRkAIMgJAADOGQAgzgkAAAEAIAAAAAAABV0AAMgZACBeAADLGQAgyAkAAMkZACDJCQAAyhkAIM4JAAABACADXQAAyBkAIMgJAADJGQAgzgkAAAEAIAAAAAAABV0AAMMZACBeAADGGQAgyAkAAMQZACDJCQAAxRkAIM4JAAABACADXQAAwxkAIMgJAADEGQAgzgkAAAEAIAAAAAAAAAAAAAAFXQAAuxkAIF4AAMEZACDICQAAvBkAIMkJAADAGQAgzgkAAAEAIAVdAAC5GQAgXgAAvhkAIMgJAAC6GQAgyQkAAL0ZACDOCQAAOQAgA10AALsZACDICQAAvBkAIM4JAAABACADXQAAuRkAIMgJAAC6GQAgzgkAADkAIAAAAAAABV0AALEZACBeAAC3GQAgyAkAALIZACDJCQAAthkAIM4JAAA5ACAFXQAArxkAIF4AALQZACDICQAAsBkAIMkJAACzGQAgzgkAAAEAIANdAACxGQAgyAkAALIZACDOCQAAOQAgA10AAK8ZACDICQAAsBkAIM4JAAABACAAAAAAAAVdAAClGQAgXgAArRkAIMgJAACmGQAgyQkAAKwZACDOCQAA2gQAIAVdAACjGQAgXgAAqhkAIMgJAACkGQAgyQkAAKkZACDOCQAAAQAgC10AAIATADBeAACFEwAwyAkAAIETADDJCQAAghMAMMoJAACDEwAgywkAAIQTADDMCQAAhBMAMM0JAACEEwAwzgkAAIQTADDPCQAAhhMAMNAJAACHEwAwC10AAPQSADBeAAD5EgAwyAkAAPUSADDJCQAA9hIAMMoJAAD3EgAgywkAAPgSADDMCQAA-BIAMM0JAAD4EgAwzgkAAPgSADDPCQAA-hIAMNAJAAD7EgAwBAMAAOASACD-BwIAAAAB6QgCAAAAAeoIQAAAAAECAAAAQwAgXQAA_xIAIAMAAABDACBdAAD_EgAgXgAA_hIAIAFWAACoGQAwCgMAAMwMACAaAACTDgAg0QcAAJIOADDSBwAAQQAQ0wcAAJIOADD-BwIAmQwAIegIAgCZDAAh6QgCAJkMACHqCEAAoAwAIcIJAACRDgAgAgAAAEMAIFYAAP4SACACAAAA_BIAIFYAAP0SACAH0QcAAPsSADDSBwAA_BIAENMHAAD7EgAw_gcCAJkMACHoCAIAmQwAIekIAgCZDAAh6ghAAKAMACEH0QcAAPsSADDSBwAA_BIAENMHAAD7EgAw_gcCAJkMACHoCAIAmQwAIekIAgCZDAAh6ghAAKAMACED_gcCALQOACHpCAIAtA4AIeoIQAC5DgAhBAMAAN4SACD-BwIAtA4AIekIAgC0DgAh6ghAALkOACEEAwAA4BIAIP4HAgAAAAHpCAIAAAAB6ghAAAAAAQcZAADqEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABAgAAAD8AIF0AAIsTACADAAAAPwAgXQAAixMAIF4AAIoTACABVgAApxkAMAwZAADMDAAgGgAAkw4AINEHAACUDgAw0gcAAD0AENMHAACUDgAw4wcCAAAAAfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACHoCAIAmQwAIQIAAAA_ACBWAACKEwAgAgAAAIgTACBWAACJEwAgCtEHAACHEwAw0gcAAIgTABDTBwAAhxMAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhCtEHAACHEwAw0gcAAIgTABDTBwAAhxMAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhBuMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIQcZAADoEgAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhBxkAAOoSACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAEDXQAApRkAIMgJAACmGQAgzgkAANoEACADXQAAoxkAIMgJAACkGQAgzgkAAAEAIARdAACAEwAwyAkAAIETADDKCQAAgxMAIM4JAACEEwAwBF0AAPQSADDICQAA9RIAMMoJAAD3EgAgzgkAAPgSADAAAAAAAAtdAACWEwAwXgAAmxMAMMgJAACXEwAwyQkAAJgTADDKCQAAmRMAIMsJAACaEwAwzAkAAJoTADDNCQAAmhMAMM4JAACaEwAwzwkAAJwTADDQCQAAnRMAMBAZAACNEwAgGwAAjhMAIBwAAI8TACDjBwIAAAAB8AdAAAAAAY8IQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAewIIAAAAAHtCCAAAAAB7ggCAAAAAe8IQAAAAAHwCAIAAAABAgAAADkAIF0AAKETACADAAAAOQAgXQAAoRMAIF4AAKATACABVgAAohkAMBUYAACWDgAgGQAAzAwAIBsAAMoNACAcAADLDQAg0QcAAJUOADDSBwAANwAQ0wcAAJUOADDjBwIAAAAB8AdAAKAMACGPCEAAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACECAAAAOQAgVgAAoBMAIAIAAACeEwAgVgAAnxMAIBHRBwAAnRMAMNIHAACeEwAQ0wcAAJ0TADDjBwIAmQwAIfAHQACgDAAhjwhAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAh6wgCAJkMACHsCCAAwwwAIe0IIADDDAAh7ggCAJkMACHvCEAAoAwAIfAIAgCZDAAhEdEHAACdEwAw0gcAAJ4TABDTBwAAnRMAMOMHAgCZDAAh8AdAAKAMACGPCEAAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACEN4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEQGQAA8RIAIBsAAPISACAcAADzEgAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEQGQAAjRMAIBsAAI4TACAcAACPEwAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQRdAACWEwAwyAkAAJcTADDKCQAAmRMAIM4JAACaEwAwAAAAAAAABV0AAJ0ZACBeAACgGQAgyAkAAJ4ZACDJCQAAnxkAIM4JAAABACADXQAAnRkAIMgJAACeGQAgzgkAAAEAIAAAAAAABV0AAJUZACBeAACbGQAgyAkAAJYZACDJCQAAmhkAIM4JAADpAwAgBV0AAJMZACBeAACYGQAgyAkAAJQZACDJCQAAlxkAIM4JAADNAQAgA10AAJUZACDICQAAlhkAIM4JAADpAwAgA10AAJMZACDICQAAlBkAIM4JAADNAQAgAAAAAAAFXQAAihkAIF4AAJEZACDICQAAixkAIMkJAACQGQAgzgkAAAEAIAVdAACIGQAgXgAAjhkAIMgJAACJGQAgyQkAAI0ZACDOCQAAAQAgC10AALwTADBeAADBEwAwyAkAAL0TADDJCQAAvhMAMMoJAAC_EwAgywkAAMATADDMCQAAwBMAMM0JAADAEwAwzgkAAMATADDPCQAAwhMAMNAJAADDEwAwBUsAALITACDyCAEAAAAB-ggCAAAAAfwIAQAAAAH9CAIAAAABAgAAANEBACBdAADHEwAgAwAAANEBACBdAADHEwAgXgAAxhMAIAFWAACMGQAwCksAALYNACBMAAC3DQAg0QcAALUNADDSBwAAzwEAENMHAAC1DQAw8ggBAMEMACH6CAIAAAAB-wgCAJkMACH8CAEAwQwAIf0IAgD5DAAhAgAAANEBACBWAADGEwAgAgAAAMQTACBWAADFEwAgCNEHAADDEwAw0gcAAMQTABDTBwAAwxMAMPIIAQDBDAAh-ggCAJkMACH7CAIAmQwAIfwIAQDBDAAh_QgCAPkMACEI0QcAAMMTADDSBwAAxBMAENMHAADDEwAw8ggBAMEMACH6CAIAmQwAIfsIAgCZDAAh_AgBAMEMACH9CAIA-QwAIQTyCAEA3w4AIfoIAgC0DgAh_AgBAN8OACH9CAIAyw4AIQVLAACwEwAg8ggBAN8OACH6CAIAtA4AIfwIAQDfDgAh_QgCAMsOACEFSwAAshMAIPIIAQAAAAH6CAIAAAAB_AgBAAAAAf0IAgAAAAEDXQAAihkAIMgJAACLGQAgzgkAAAEAIANdAACIGQAgyAkAAIkZACDOCQAAAQAgBF0AALwTADDICQAAvRMAMMoJAAC_EwAgzgkAAMATADAAAAAAAAVdAACAGQAgXgAAhhkAIMgJAACBGQAgyQkAAIUZACDOCQAAAQAgBV0AAP4YACBeAACDGQAgyAkAAP8YACDJCQAAghkAIM4JAAABACADXQAAgBkAIMgJAACBGQAgzgkAAAEAIANdAAD-GAAgyAkAAP8YACDOCQAAAQAgAAAAAAALXQAA2hMAMF4AAN4TADDICQAA2xMAMMkJAADcEwAwygkAAN0TACDLCQAAwBMAMMwJAADAEwAwzQkAAMATADDOCQAAwBMAMM8JAADfEwAw0AkAAMMTADAFTAAAsxMAIPIIAQAAAAH7CAIAAAAB_AgBAAAAAf0IAgAAAAECAAAA0QEAIF0AAOITACADAAAA0QEAIF0AAOITACBeAADhEwAgAVYAAP0YADACAAAA0QEAIFYAAOETACACAAAAxBMAIFYAAOATACAE8ggBAN8OACH7CAIAtA4AIfwIAQDfDgAh_QgCAMsOACEFTAAAsRMAIPIIAQDfDgAh-wgCALQOACH8CAEA3w4AIf0IAgDLDgAhBUwAALMTACDyCAEAAAAB-wgCAAAAAfwIAQAAAAH9CAIAAAABBF0AANoTADDICQAA2xMAMMoJAADdEwAgzgkAAMATADAAAAAAAAAHXQAA9RgAIF4AAPsYACDICQAA9hgAIMkJAAD6GAAgzAkAAKoBACDNCQAAqgEAIM4JAAABACAFXQAA8xgAIF4AAPgYACDICQAA9BgAIMkJAAD3GAAgzgkAAAEAIANdAAD1GAAgyAkAAPYYACDOCQAAAQAgA10AAPMYACDICQAA9BgAIM4JAAABACAAAAAAAAHLCQAAAI4JAgVdAADoGAAgXgAA8RgAIMgJAADpGAAgyQkAAPAYACDOCQAAAQAgB10AAOYYACBeAADuGAAgyAkAAOcYACDJCQAA7RgAIMwJAACqAQAgzQkAAKoBACDOCQAAAQAgB10AAOQYACBeAADrGAAgyAkAAOUYACDJCQAA6hgAIMwJAACqAQAgzQkAAKoBACDOCQAAAQAgA10AAOgYACDICQAA6RgAIM4JAAABACADXQAA5hgAIMgJAADnGAAgzgkAAAEAIANdAADkGAAgyAkAAOUYACDOCQAAAQAgAAAAAAAAAAAAAAVdAADfGAAgXgAA4hgAIMgJAADgGAAgyQkAAOEYACDOCQAAAQAgA10AAN8YACDICQAA4BgAIM4JAAABACAAAAAAAAVdAADaGAAgXgAA3RgAIMgJAADbGAAgyQkAANwYACDOCQAAAQAgA10AANoYACDICQAA2xgAIM4JAAABACAAAAAAAAVdAADVGAAgXgAA2BgAIMgJAADWGAAgyQkAANcYACDOCQAAAQAgA10AANUYACDICQAA1hgAIM4JAAABACAAAAAAAAddAADQGAAgXgAA0xgAIMgJAADRGAAgyQkAANIYACDMCQAAqgEAIM0JAACqAQAgzgkAAAEAIANdAADQGAAgyAkAANEYACDOCQAAAQAgAAAAAAAAAAAAAAVdAADLGAAgXgAAzhgAIMgJAADMGAAgyQkAAM0YACDOCQAAAQAgA10AAMsYACDICQAAzBgAIM4JAAABACAAAAAAAAHLCQAAAKYJAgtdAADHFwAwXgAAyxcAMMgJAADIFwAwyQkAAMkXADDKCQAAyhcAIMsJAADnDgAwzAkAAOcOADDNCQAA5w4AMM4JAADnDgAwzwkAAMwXADDQCQAA6g4AMAtdAAC7FwAwXgAAwBcAMMgJAAC8FwAwyQkAAL0XADDKCQAAvhcAIMsJAAC_FwAwzAkAAL8XADDNCQAAvxcAMM4JAAC_FwAwzwkAAMEXADDQCQAAwhcAMAtdAACyFwAwXgAAthcAMMgJAACzFwAwyQkAALQXADDKCQAAtRcAIMsJAADPDwAwzAkAAM8PADDNCQAAzw8AMM4JAADPDwAwzwkAALcXADDQCQAA0g8AMAddAACtFwAgXgAAsBcAIMgJAACuFwAgyQkAAK8XACDMCQAAKQAgzQkAACkAIM4JAADOBQAgC10AAKEXADBeAACmFwAwyAkAAKIXADDJCQAAoxcAMMoJAACkFwAgywkAAKUXADDMCQAApRcAMM0JAAClFwAwzgkAAKUXADDPCQAApxcAMNAJAACoFwAwC10AAJUXADBeAACaFwAwyAkAAJYXADDJCQAAlxcAMMoJAACYFwAgywkAAJkXADDMCQAAmRcAMM0JAACZFwAwzgkAAJkXADDPCQAAmxcAMNAJAACcFwAwC10AAIkXADBeAACOFwAwyAkAAIoXADDJCQAAixcAMMoJAACMFwAgywkAAI0XADDMCQAAjRcAMM0JAACNFwAwzgkAAI0XADDPCQAAjxcAMNAJAACQFwAwC10AAIAXADBeAACEFwAwyAkAAIEXADDJCQAAghcAMMoJAACDFwAgywkAAJoTADDMCQAAmhMAMM0JAACaEwAwzgkAAJoTADDPCQAAhRcAMNAJAACdEwAwC10AAPcWADBeAAD7FgAwyAkAAPgWADDJCQAA-RYAMMoJAAD6FgAgywkAAIQTADDMCQAAhBMAMM0JAACEEwAwzgkAAIQTADDPCQAA_BYAMNAJAACHEwAwC10AAO4WADBeAADyFgAwyAkAAO8WADDJCQAA8BYAMMoJAADxFgAgywkAAPgSADDMCQAA-BIAMM0JAAD4EgAwzgkAAPgSADDPCQAA8xYAMNAJAAD7EgAwC10AAOUWADBeAADpFgAwyAkAAOYWADDJCQAA5xYAMMoJAADoFgAgywkAAKkSADDMCQAAqRIAMM0JAACpEgAwzgkAAKkSADDPCQAA6hYAMNAJAACsEgAwC10AANwWADBeAADgFgAwyAkAAN0WADDJCQAA3hYAMMoJAADfFgAgywkAAIgSADDMCQAAiBIAMM0JAACIEgAwzgkAAIgSADDPCQAA4RYAMNAJAACLEgAwC10AANMWADBeAADXFgAwyAkAANQWADDJCQAA1RYAMMoJAADWFgAgywkAAPARADDMCQAA8BEAMM0JAADwEQAwzgkAAPARADDPCQAA2BYAMNAJAADzEQAwC10AAMcWADBeAADMFgAwyAkAAMgWADDJCQAAyRYAMMoJAADKFgAgywkAAMsWADDMCQAAyxYAMM0JAADLFgAwzgkAAMsWADDPCQAAzRYAMNAJAADOFgAwC10AALsWADBeAADAFgAwyAkAALwWADDJCQAAvRYAMMoJAAC-FgAgywkAAL8WADDMCQAAvxYAMM0JAAC_FgAwzgkAAL8WADDPCQAAwRYAMNAJAADCFgAwC10AAK8WADBeAAC0FgAwyAkAALAWADDJCQAAsRYAMMoJAACyFgAgywkAALMWADDMCQAAsxYAMM0JAACzFgAwzgkAALMWADDPCQAAtRYAMNAJAAC2FgAwC10AAKMWADBeAACoFgAwyAkAAKQWADDJCQAApRYAMMoJAACmFgAgywkAAKcWADDMCQAApxYAMM0JAACnFgAwzgkAAKcWADDPCQAAqRYAMNAJAACqFgAwC10AAJoWADBeAACeFgAwyAkAAJsWADDJCQAAnBYAMMoJAACdFgAgywkAAMAQADDMCQAAwBAAMM0JAADAEAAwzgkAAMAQADDPCQAAnxYAMNAJAADDEAAwC10AAJEWADBeAACVFgAwyAkAAJIWADDJCQAAkxYAMMoJAACUFgAgywkAAKERADDMCQAAoREAMM0JAAChEQAwzgkAAKERADDPCQAAlhYAMNAJAACkEQAwC10AAIUWADBeAACKFgAwyAkAAIYWADDJCQAAhxYAMMoJAACIFgAgywkAAIkWADDMCQAAiRYAMM0JAACJFgAwzgkAAIkWADDPCQAAixYAMNAJAACMFgAwC10AAPwVADBeAACAFgAwyAkAAP0VADDJCQAA_hUAMMoJAAD_FQAgywkAALQQADDMCQAAtBAAMM0JAAC0EAAwzgkAALQQADDPCQAAgRYAMNAJAAC3EAAwC10AAPAVADBeAAD1FQAwyAkAAPEVADDJCQAA8hUAMMoJAADzFQAgywkAAPQVADDMCQAA9BUAMM0JAAD0FQAwzgkAAPQVADDPCQAA9hUAMNAJAAD3FQAwB10AAOsVACBeAADuFQAgyAkAAOwVACDJCQAA7RUAIMwJAACkAQAgzQkAAKQBACDOCQAA6QkAIAtdAADiFQAwXgAA5hUAMMgJAADjFQAwyQkAAOQVADDKCQAA5RUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAAOcVADDQCQAA1BUAMAtdAADZFQAwXgAA3RUAMMgJAADaFQAwyQkAANsVADDKCQAA3BUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAAN4VADDQCQAA1BUAMAtdAADNFQAwXgAA0hUAMMgJAADOFQAwyQkAAM8VADDKCQAA0BUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAANMVADDQCQAA1BUAMAtdAADEFQAwXgAAyBUAMMgJAADFFQAwyQkAAMYVADDKCQAAxxUAIMsJAAC8FQAwzAkAALwVADDNCQAAvBUAMM4JAAC8FQAwzwkAAMkVADDQCQAAvxUAMAtdAAC4FQAwXgAAvRUAMMgJAAC5FQAwyQkAALoVADDKCQAAuxUAIMsJAAC8FQAwzAkAALwVADDNCQAAvBUAMM4JAAC8FQAwzwkAAL4VADDQCQAAvxUAMAtdAACsFQAwXgAAsRUAMMgJAACtFQAwyQkAAK4VADDKCQAArxUAIMsJAACwFQAwzAkAALAVADDNCQAAsBUAMM4JAACwFQAwzwkAALIVADDQCQAAsxUAMAtdAACgFQAwXgAApRUAMMgJAAChFQAwyQkAAKIVADDKCQAAoxUAIMsJAACkFQAwzAkAAKQVADDNCQAApBUAMM4JAACkFQAwzwkAAKYVADDQCQAApxUAMAtdAACUFQAwXgAAmRUAMMgJAACVFQAwyQkAAJYVADDKCQAAlxUAIMsJAACYFQAwzAkAAJgVADDNCQAAmBUAMM4JAACYFQAwzwkAAJoVADDQCQAAmxUAMAtdAACIFQAwXgAAjRUAMMgJAACJFQAwyQkAAIoVADDKCQAAixUAIMsJAACMFQAwzAkAAIwVADDNCQAAjBUAMM4JAACMFQAwzwkAAI4VADDQCQAAjxUAMAtdAAD_FAAwXgAAgxUAMMgJAACAFQAwyQkAAIEVADDKCQAAghUAIMsJAAD3FAAwzAkAAPcUADDNCQAA9xQAMM4JAAD3FAAwzwkAAIQVADDQCQAA-hQAMAtdAADzFAAwXgAA-BQAMMgJAAD0FAAwyQkAAPUUADDKCQAA9hQAIMsJAAD3FAAwzAkAAPcUADDNCQAA9xQAMM4JAAD3FAAwzwkAAPkUADDQCQAA-hQAMAtdAADqFAAwXgAA7hQAMMgJAADrFAAwyQkAAOwUADDKCQAA7RQAIMsJAADiFAAwzAkAAOIUADDNCQAA4hQAMM4JAADiFAAwzwkAAO8UADDQCQAA5RQAMAtdAADeFAAwXgAA4xQAMMgJAADfFAAwyQkAAOAUADDKCQAA4RQAIMsJAADiFAAwzAkAAOIUADDNCQAA4hQAMM4JAADiFAAwzwkAAOQUADDQCQAA5RQAMAtdAADSFAAwXgAA1xQAMMgJAADTFAAwyQkAANQUADDKCQAA1RQAIMsJAADWFAAwzAkAANYUADDNCQAA1hQAMM4JAADWFAAwzwkAANgUADDQCQAA2RQAMATwB0AAAAABiggCAAAAAYwIAgAAAAGOCAEAAAABAgAAANkBACBdAADdFAAgAwAAANkBACBdAADdFAAgXgAA3BQAIAFWAADKGAAwCgMAAMwMACDRBwAAtA0AMNIHAADXAQAQ0wcAALQNADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQAAAAG4CQAAsw0AIAIAAADZAQAgVgAA3BQAIAIAAADaFAAgVgAA2xQAIAjRBwAA2RQAMNIHAADaFAAQ0wcAANkUADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQCYDAAhCNEHAADZFAAw0gcAANoUABDTBwAA2RQAMPAHQACgDAAh_gcCAJkMACGKCAIAmQwAIYwIAgCZDAAhjggBAJgMACEE8AdAALkOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACEE8AdAALkOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACEE8AdAAAAAAYoIAgAAAAGMCAIAAAABjggBAAAAAQoDAADIEwAgKgIAAAABTQAAyhMAIOMHAgAAAAHwB0AAAAAB_gcCAAAAAfIIAQAAAAH8CAEAAAAB_ggBAAAAAf8IQAAAAAECAAAAzQEAIF0AAOkUACADAAAAzQEAIF0AAOkUACBeAADoFAAgAVYAAMkYADAPAwAAzAwAICoCAJkMACFIAADMDAAgTQAAoA0AINEHAAC4DQAw0gcAAMsBABDTBwAAuA0AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQIAAADNAQAgVgAA6BQAIAIAAADmFAAgVgAA5xQAIAwqAgCZDAAh0QcAAOUUADDSBwAA5hQAENMHAADlFAAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQwqAgCZDAAh0QcAAOUUADDSBwAA5hQAENMHAADlFAAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQgqAgC0DgAh4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf4IAQCzDgAh_whAAMoOACEKAwAAuRMAICoCALQOACFNAAC7EwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf4IAQCzDgAh_whAAMoOACEKAwAAyBMAICoCAAAAAU0AAMoTACDjBwIAAAAB8AdAAAAAAf4HAgAAAAHyCAEAAAAB_AgBAAAAAf4IAQAAAAH_CEAAAAABCioCAAAAAUgAAMkTACBNAADKEwAg4wcCAAAAAfAHQAAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAAB_whAAAAAAQIAAADNAQAgXQAA8hQAIAMAAADNAQAgXQAA8hQAIF4AAPEUACABVgAAyBgAMAIAAADNAQAgVgAA8RQAIAIAAADmFAAgVgAA8BQAIAgqAgC0DgAh4wcCALQOACHwB0AAuQ4AIfIIAQCzDgAh_AgBAN8OACH9CAIAtA4AIf4IAQCzDgAh_whAAMoOACEKKgIAtA4AIUgAALoTACBNAAC7EwAg4wcCALQOACHwB0AAuQ4AIfIIAQCzDgAh_AgBAN8OACH9CAIAtA4AIf4IAQCzDgAh_whAAMoOACEKKgIAAAABSAAAyRMAIE0AAMoTACDjBwIAAAAB8AdAAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAf4IAQAAAAH_CEAAAAABBgMAANITACDjBwIAAAAB8AdAAAAAAf4HAgAAAAGACQEAAAABgQlAAAAAAQIAAADIAQAgXQAA_hQAIAMAAADIAQAgXQAA_hQAIF4AAP0UACABVgAAxxgAMAsDAADMDAAgSAAAzAwAINEHAAC5DQAw0gcAAMYBABDTBwAAuQ0AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh_QgCAJkMACGACQEAmAwAIYEJQADCDAAhAgAAAMgBACBWAAD9FAAgAgAAAPsUACBWAAD8FAAgCdEHAAD6FAAw0gcAAPsUABDTBwAA-hQAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIf0IAgCZDAAhgAkBAJgMACGBCUAAwgwAIQnRBwAA-hQAMNIHAAD7FAAQ0wcAAPoUADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACH9CAIAmQwAIYAJAQCYDAAhgQlAAMIMACEF4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAkBALMOACGBCUAAyg4AIQYDAADQEwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAkBALMOACGBCUAAyg4AIQYDAADSEwAg4wcCAAAAAfAHQAAAAAH-BwIAAAABgAkBAAAAAYEJQAAAAAEGSAAA0xMAIOMHAgAAAAHwB0AAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABAgAAAMgBACBdAACHFQAgAwAAAMgBACBdAACHFQAgXgAAhhUAIAFWAADGGAAwAgAAAMgBACBWAACGFQAgAgAAAPsUACBWAACFFQAgBeMHAgC0DgAh8AdAALkOACH9CAIAtA4AIYAJAQCzDgAhgQlAAMoOACEGSAAA0RMAIOMHAgC0DgAh8AdAALkOACH9CAIAtA4AIYAJAQCzDgAhgQlAAMoOACEGSAAA0xMAIOMHAgAAAAHwB0AAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABDuMHAgAAAAHlB0AAAAAB7QdAAAAAAfEHQAAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABAgAAAMQBACBdAACTFQAgAwAAAMQBACBdAACTFQAgXgAAkhUAIAFWAADFGAAwEwMAAMwMACDRBwAAug0AMNIHAADCAQAQ0wcAALoNADDjBwIAAAAB5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQAAAAHyCAEAmAwAIfMIAgCZDAAh9AgCAJkMACH1CAIAmQwAIfYIBADLDAAh9wgCAJkMACH4CAEAwQwAIfkIQADCDAAhAgAAAMQBACBWAACSFQAgAgAAAJAVACBWAACRFQAgEtEHAACPFQAw0gcAAJAVABDTBwAAjxUAMOMHAgCZDAAh5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQDBDAAh8ggBAJgMACHzCAIAmQwAIfQIAgCZDAAh9QgCAJkMACH2CAQAywwAIfcIAgCZDAAh-AgBAMEMACH5CEAAwgwAIRLRBwAAjxUAMNIHAACQFQAQ0wcAAI8VADDjBwIAmQwAIeUHQADCDAAh7QdAAKAMACHxB0AAwgwAIf4HAgCZDAAhiggEAMsMACGOCAEAwQwAIfIIAQCYDAAh8wgCAJkMACH0CAIAmQwAIfUIAgCZDAAh9ggEAMsMACH3CAIAmQwAIfgIAQDBDAAh-QhAAMIMACEO4wcCALQOACHlB0AAyg4AIe0HQAC5DgAh8QdAAMoOACGKCAQA7g8AIY4IAQDfDgAh8ggBALMOACHzCAIAtA4AIfQIAgC0DgAh9QgCALQOACH2CAQA7g8AIfcIAgC0DgAh-AgBAN8OACH5CEAAyg4AIQ7jBwIAtA4AIeUHQADKDgAh7QdAALkOACHxB0AAyg4AIYoIBADuDwAhjggBAN8OACHyCAEAsw4AIfMIAgC0DgAh9AgCALQOACH1CAIAtA4AIfYIBADuDwAh9wgCALQOACH4CAEA3w4AIfkIQADKDgAhDuMHAgAAAAHlB0AAAAAB7QdAAAAAAfEHQAAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABBuMHAgAAAAHwB0AAAAAB8QdAAAAAAfYHAAEAAAGZCQIAAAABmgkCAAAAAQIAAADAAQAgXQAAnxUAIAMAAADAAQAgXQAAnxUAIF4AAJ4VACABVgAAxBgAMAtFAADMDAAg0QcAALsNADDSBwAAvgEAENMHAAC7DQAw4wcCAAAAAfAHQACgDAAh8QdAAKAMACH2BwABAAABmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhAgAAAMABACBWAACeFQAgAgAAAJwVACBWAACdFQAgCtEHAACbFQAw0gcAAJwVABDTBwAAmxUAMOMHAgCZDAAh8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAhmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhCtEHAACbFQAw0gcAAJwVABDTBwAAmxUAMOMHAgCZDAAh8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAhmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhBuMHAgC0DgAh8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAhmQkCALQOACGaCQIAtA4AIQbjBwIAtA4AIfAHQAC5DgAh8QdAALkOACH2BwAByA4AIZkJAgC0DgAhmgkCALQOACEG4wcCAAAAAfAHQAAAAAHxB0AAAAAB9gcAAQAAAZkJAgAAAAGaCQIAAAABBvAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAGWCQEAAAABlwkBAAAAAQIAAAC8AQAgXQAAqxUAIAMAAAC8AQAgXQAAqxUAIF4AAKoVACABVgAAwxgAMAsDAADMDAAg0QcAALwNADDSBwAAugEAENMHAAC8DQAw8AdAAKAMACHxB0AAoAwAIfYHAAEAAAH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQIAAAC8AQAgVgAAqhUAIAIAAACoFQAgVgAAqRUAIArRBwAApxUAMNIHAACoFQAQ0wcAAKcVADDwB0AAoAwAIfEHQACgDAAh9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQrRBwAApxUAMNIHAACoFQAQ0wcAAKcVADDwB0AAoAwAIfEHQACgDAAh9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQbwB0AAuQ4AIfEHQAC5DgAh9gcAAcgOACH4B0AAyg4AIZYJAQCzDgAhlwkBALMOACEG8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACGWCQEAsw4AIZcJAQCzDgAhBvAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAGWCQEAAAABlwkBAAAAAQlWgAAAAAHjBwIAAAAB8AdAAAAAAfMIAgAAAAH4CAEAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQIAAAC3AQAgXQAAtxUAIAMAAAC3AQAgXQAAtxUAIF4AALYVACABVgAAwhgAMA4DAAC-DQAgVgAAkw0AINEHAAC9DQAw0gcAALUBABDTBwAAvQ0AMOMHAgAAAAHwB0AAoAwAIf4HAgD5DAAh8wgCAJkMACH4CAEAwQwAIZsJAQCYDAAhnAkBAJgMACGdCUAAoAwAIZ4JQADCDAAhAgAAALcBACBWAAC2FQAgAgAAALQVACBWAAC1FQAgDVYAAJMNACDRBwAAsxUAMNIHAAC0FQAQ0wcAALMVADDjBwIAmQwAIfAHQACgDAAh_gcCAPkMACHzCAIAmQwAIfgIAQDBDAAhmwkBAJgMACGcCQEAmAwAIZ0JQACgDAAhnglAAMIMACENVgAAkw0AINEHAACzFQAw0gcAALQVABDTBwAAsxUAMOMHAgCZDAAh8AdAAKAMACH-BwIA-QwAIfMIAgCZDAAh-AgBAMEMACGbCQEAmAwAIZwJAQCYDAAhnQlAAKAMACGeCUAAwgwAIQlWgAAAAAHjBwIAtA4AIfAHQAC5DgAh8wgCALQOACH4CAEA3w4AIZsJAQCzDgAhnAkBALMOACGdCUAAuQ4AIZ4JQADKDgAhCVaAAAAAAeMHAgC0DgAh8AdAALkOACHzCAIAtA4AIfgIAQDfDgAhmwkBALMOACGcCQEAsw4AIZ0JQAC5DgAhnglAAMoOACEJVoAAAAAB4wcCAAAAAfAHQAAAAAHzCAIAAAAB-AgBAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAEKBAAA7BMAIOIHQAAAAAHjBwIAAAAB_wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAQIAAACxAQAgXQAAwxUAIAMAAACxAQAgXQAAwxUAIF4AAMIVACABVgAAwRgAMBAEAAC-DQAgQAAAzAwAINEHAADADQAw0gcAAK8BABDTBwAAwA0AMOIHQACgDAAh4wcCAAAAAf8HAgD5DAAhlggBAMEMACGyCAEAmAwAIfwIAQDBDAAhggkBAJgMACGDCQIAmQwAIYkJAgCZDAAhigkCAJkMACG5CQAAvw0AIAIAAACxAQAgVgAAwhUAIAIAAADAFQAgVgAAwRUAIA3RBwAAvxUAMNIHAADAFQAQ0wcAAL8VADDiB0AAoAwAIeMHAgCZDAAh_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIQ3RBwAAvxUAMNIHAADAFQAQ0wcAAL8VADDiB0AAoAwAIeMHAgCZDAAh_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIQniB0AAuQ4AIeMHAgC0DgAh_wcCAMsOACGWCAEA3w4AIbIIAQCzDgAh_AgBAN8OACGCCQEAsw4AIYMJAgC0DgAhiQkCALQOACEKBAAA6hMAIOIHQAC5DgAh4wcCALQOACH_BwIAyw4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIQoEAADsEwAg4gdAAAAAAeMHAgAAAAH_BwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABCkAAAO0TACDiB0AAAAAB4wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAYoJAgAAAAECAAAAsQEAIF0AAMwVACADAAAAsQEAIF0AAMwVACBeAADLFQAgAVYAAMAYADACAAAAsQEAIFYAAMsVACACAAAAwBUAIFYAAMoVACAJ4gdAALkOACHjBwIAtA4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIYoJAgC0DgAhCkAAAOsTACDiB0AAuQ4AIeMHAgC0DgAhlggBAN8OACGyCAEAsw4AIfwIAQDfDgAhggkBALMOACGDCQIAtA4AIYkJAgC0DgAhigkCALQOACEKQAAA7RMAIOIHQAAAAAHjBwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABigkCAAAAAQ4ZAAD4EwAgOwAA9xMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAECAAAAqAEAIF0AANgVACADAAAAqAEAIF0AANgVACBeAADXFQAgAVYAAL8YADATGQAAvg0AIDsAAMwMACA8AAC-DQAg0QcAAOENADDSBwAApgEAENMHAADhDQAw4wcCAAAAAfAHQACgDAAhkQgCAPkMACGbCAAA4g2OCSL8CAEAmAwAIYIJAQCYDAAhgwkCAJkMACGLCQIAmQwAIYwJAQDBDAAhjgkCAPkMACGPCQEAwQwAIZAJQADCDAAhkQlAAMIMACECAAAAqAEAIFYAANcVACACAAAA1RUAIFYAANYVACAQ0QcAANQVADDSBwAA1RUAENMHAADUFQAw4wcCAJkMACHwB0AAoAwAIZEIAgD5DAAhmwgAAOINjgki_AgBAJgMACGCCQEAmAwAIYMJAgCZDAAhiwkCAJkMACGMCQEAwQwAIY4JAgD5DAAhjwkBAMEMACGQCUAAwgwAIZEJQADCDAAhENEHAADUFQAw0gcAANUVABDTBwAA1BUAMOMHAgCZDAAh8AdAAKAMACGRCAIA-QwAIZsIAADiDY4JIvwIAQCYDAAhggkBAJgMACGDCQIAmQwAIYsJAgCZDAAhjAkBAMEMACGOCQIA-QwAIY8JAQDBDAAhkAlAAMIMACGRCUAAwgwAIQzjBwIAtA4AIfAHQAC5DgAhkQgCAMsOACGbCAAA8xOOCSL8CAEAsw4AIYIJAQCzDgAhgwkCALQOACGLCQIAtA4AIYwJAQDfDgAhjwkBAN8OACGQCUAAyg4AIZEJQADKDgAhDhkAAPUTACA7AAD0EwAg4wcCALQOACHwB0AAuQ4AIZEIAgDLDgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhiwkCALQOACGMCQEA3w4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQ4ZAAD4EwAgOwAA9xMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAEOOwAA9xMAIDwAAPkTACDjBwIAAAAB8AdAAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABAgAAAKgBACBdAADhFQAgAwAAAKgBACBdAADhFQAgXgAA4BUAIAFWAAC-GAAwAgAAAKgBACBWAADgFQAgAgAAANUVACBWAADfFQAgDOMHAgC0DgAh8AdAALkOACGbCAAA8xOOCSL8CAEAsw4AIYIJAQCzDgAhgwkCALQOACGLCQIAtA4AIYwJAQDfDgAhjgkCAMsOACGPCQEA3w4AIZAJQADKDgAhkQlAAMoOACEOOwAA9BMAIDwAAPYTACDjBwIAtA4AIfAHQAC5DgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhiwkCALQOACGMCQEA3w4AIY4JAgDLDgAhjwkBAN8OACGQCUAAyg4AIZEJQADKDgAhDjsAAPcTACA8AAD5EwAg4wcCAAAAAfAHQAAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYsJAgAAAAGMCQEAAAABjgkCAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQ4ZAAD4EwAgPAAA-RMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABjAkBAAAAAY4JAgAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAECAAAAqAEAIF0AAOoVACADAAAAqAEAIF0AAOoVACBeAADpFQAgAVYAAL0YADACAAAAqAEAIFYAAOkVACACAAAA1RUAIFYAAOgVACAM4wcCALQOACHwB0AAuQ4AIZEIAgDLDgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhjAkBAN8OACGOCQIAyw4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQ4ZAAD1EwAgPAAA9hMAIOMHAgC0DgAh8AdAALkOACGRCAIAyw4AIZsIAADzE44JIvwIAQCzDgAhggkBALMOACGDCQIAtA4AIYwJAQDfDgAhjgkCAMsOACGPCQEA3w4AIZAJQADKDgAhkQlAAMoOACEOGQAA-BMAIDwAAPkTACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABAjkCAAAAAYoIBAAAAAECAAAA6QkAIF0AAOsVACADAAAApAEAIF0AAOsVACBeAADvFQAgBAAAAKQBACA5AgC0DgAhVgAA7xUAIIoIBADuDwAhAjkCALQOACGKCAQA7g8AIQo1AAD_DwAg4wcCAAAAAfAHQAAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAgAAAKIBACBdAAD7FQAgAwAAAKIBACBdAAD7FQAgXgAA-hUAIAFWAAC8GAAwDwQAAMwMACA1AADkDQAg0QcAAOMNADDSBwAAlAEAENMHAADjDQAw4wcCAAAAAfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQAAAAGPCEAAoAwAIZAIAQCYDAAhAgAAAKIBACBWAAD6FQAgAgAAAPgVACBWAAD5FQAgDdEHAAD3FQAw0gcAAPgVABDTBwAA9xUAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhiwgBAJgMACGMCAQAywwAIY0IAQCYDAAhjggBAJgMACGPCEAAoAwAIZAIAQCYDAAhDdEHAAD3FQAw0gcAAPgVABDTBwAA9xUAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhiwgBAJgMACGMCAQAywwAIY0IAQCYDAAhjggBAJgMACGPCEAAoAwAIZAIAQCYDAAhCeMHAgC0DgAh8AdAALkOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQo1AAD4DwAg4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhiwgBALMOACGMCAQA7g8AIY0IAQCzDgAhjggBALMOACGPCEAAuQ4AIZAIAQCzDgAhCjUAAP8PACDjBwIAAAAB8AdAAAAAAYAIAQAAAAGLCAEAAAABjAgEAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAZAIAQAAAAEEMQAAlxAAIPAHQAAAAAGHCAIAAAABlQgCAAAAAQIAAACOAQAgXQAAhBYAIAMAAACOAQAgXQAAhBYAIF4AAIMWACABVgAAuxgAMAIAAACOAQAgVgAAgxYAIAIAAAC4EAAgVgAAghYAIAPwB0AAuQ4AIYcIAgC0DgAhlQgCALQOACEEMQAAlRAAIPAHQAC5DgAhhwgCALQOACGVCAIAtA4AIQQxAACXEAAg8AdAAAAAAYcIAgAAAAGVCAIAAAABB-MHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABsggBAAAAAbUIQAAAAAECAAAAngEAIF0AAJAWACADAAAAngEAIF0AAJAWACBeAACPFgAgAVYAALoYADAMGQAAzAwAINEHAADlDQAw0gcAAJwBABDTBwAA5Q0AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhsggBAJgMACG1CEAAwgwAIQIAAACeAQAgVgAAjxYAIAIAAACNFgAgVgAAjhYAIAvRBwAAjBYAMNIHAACNFgAQ0wcAAIwWADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGyCAEAmAwAIbUIQADCDAAhC9EHAACMFgAw0gcAAI0WABDTBwAAjBYAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIbIIAQCYDAAhtQhAAMIMACEH4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIbIIAQCzDgAhtQhAAMoOACEH4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIbIIAQCzDgAhtQhAAMoOACEH4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGyCAEAAAABtQhAAAAAAQstAACKEQAg4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGlCAIAAAABsQgCAAAAAbIIAQAAAAGzCAEAAAABtAhAAAAAAQIAAAB7ACBdAACZFgAgAwAAAHsAIF0AAJkWACBeAACYFgAgAVYAALkYADACAAAAewAgVgAAmBYAIAIAAAClEQAgVgAAlxYAIArjBwIAtA4AIfAHQAC5DgAhkwhAAMoOACGUCAIAyw4AIZYIAQDfDgAhpQgCALQOACGxCAIAtA4AIbIIAQCzDgAhswgBAN8OACG0CEAAyg4AIQstAACIEQAg4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEA3w4AIaUIAgC0DgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACELLQAAihEAIOMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABpQgCAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEHMQAAjhAAIOMHAgAAAAHwB0AAAAABhwgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQIAAACKAQAgXQAAohYAIAMAAACKAQAgXQAAohYAIF4AAKEWACABVgAAuBgAMAIAAACKAQAgVgAAoRYAIAIAAADEEAAgVgAAoBYAIAbjBwIAtA4AIfAHQAC5DgAhhwgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACEHMQAAjBAAIOMHAgC0DgAh8AdAALkOACGHCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIQcxAACOEAAg4wcCAAAAAfAHQAAAAAGHCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABFTIAAMkQACAzAADKEAAgNAAAyxAAIDUAAMwQACDjBwIAAAAB8AdAAAAAAYsIAQAAAAGMCAQAAAABjggBAAAAAY8IQAAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAACuFgAgAwAAAIYBACBdAACuFgAgXgAArRYAIAFWAAC3GAAwGhkAAMwMACAyAADSDQAgMwAA1Q0AIDQAAO0NACA1AADkDQAg0QcAAOkNADDSBwAAhAEAENMHAADpDQAw4wcCAAAAAfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQAAAAGPCEAAoAwAIZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhAgAAAIYBACBWAACtFgAgAgAAAKsWACBWAACsFgAgFdEHAACqFgAw0gcAAKsWABDTBwAAqhYAMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGPCEAAoAwAIZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhFdEHAACqFgAw0gcAAKsWABDTBwAAqhYAMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGPCEAAoAwAIZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhEeMHAgC0DgAh8AdAALkOACGLCAEAsw4AIYwIBADuDwAhjggBALMOACGPCEAAuQ4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRUyAACiEAAgMwAAoxAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhlggBALMOACGXCAEAsw4AIZkIAACeEJkIIpsIAACfEJsIIpwICACgEAAhnQgCAMsOACGeCAIAyw4AIZ8IAQDfDgAhoAgCALQOACGhCAIAtA4AIaIIAgC0DgAhFTIAAMkQACAzAADKEAAgNAAAyxAAIDUAAMwQACDjBwIAAAAB8AdAAAAAAYsIAQAAAAGMCAQAAAABjggBAAAAAY8IQAAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABCyoAAIERACAsAACCEQAg4wcCAAAAAfAHQAAAAAGPCEAAAAABmwgAAACtCAKqCAAAAKoIAq0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAECAAAAggEAIF0AALoWACADAAAAggEAIF0AALoWACBeAAC5FgAgAVYAALYYADAQKQAAzAwAICoAAPENACAsAADyDQAg0QcAAO4NADDSBwAAgAEAENMHAADuDQAw4wcCAAAAAfAHQACgDAAhjwhAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhAgAAAIIBACBWAAC5FgAgAgAAALcWACBWAAC4FgAgDdEHAAC2FgAw0gcAALcWABDTBwAAthYAMOMHAgCZDAAh8AdAAKAMACGPCEAAoAwAIZsIAADwDa0IIqoIAADvDaoIIqsIAgCZDAAhrQhAAMIMACGuCAEAwQwAIa8IAgD5DAAhsAgBAMEMACEN0QcAALYWADDSBwAAtxYAENMHAAC2FgAw4wcCAJkMACHwB0AAoAwAIY8IQACgDAAhmwgAAPANrQgiqggAAO8NqggiqwgCAJkMACGtCEAAwgwAIa4IAQDBDAAhrwgCAPkMACGwCAEAwQwAIQnjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGbCAAA5BCtCCKqCAAA4xCqCCKtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQsqAADmEAAgLAAA5xAAIOMHAgC0DgAh8AdAALkOACGPCEAAuQ4AIZsIAADkEK0IIqoIAADjEKoIIq0IQADKDgAhrggBAN8OACGvCAIAyw4AIbAIAQDfDgAhCyoAAIERACAsAACCEQAg4wcCAAAAAfAHQAAAAAGPCEAAAAABmwgAAACtCAKqCAAAAKoIAq0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEKLwAAyhEAIOMHAgAAAAHwB0AAAAABgAgBAAAAAZcIAQAAAAGbCAAAAMQIArYIAQAAAAHBCAIAAAABwggCAAAAAcQIIAAAAAECAAAAZwAgXQAAxhYAIAMAAABnACBdAADGFgAgXgAAxRYAIAFWAAC1GAAwDwQAAMwMACAvAACCDgAg0QcAAIAOADDSBwAAZQAQ0wcAAIAOADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAAAABwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhAgAAAGcAIFYAAMUWACACAAAAwxYAIFYAAMQWACAN0QcAAMIWADDSBwAAwxYAENMHAADCFgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGXCAEAmAwAIZsIAACBDsQIIrYIAQCYDAAhwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhDdEHAADCFgAw0gcAAMMWABDTBwAAwhYAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAmAwAIcEIAgCZDAAhwggCAJkMACHECCAAwwwAIQnjBwIAtA4AIfAHQAC5DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhCi8AALwRACDjBwIAtA4AIfAHQAC5DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhCi8AAMoRACDjBwIAAAAB8AdAAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABBtQHAQAAAAHwB0AAAAABmwgCAAAAAbIIAQAAAAGUCQEAAAABlQkAAQAAAQIAAABjACBdAADSFgAgAwAAAGMAIF0AANIWACBeAADRFgAgAVYAALQYADAMAwAAzAwAINEHAACEDgAw0gcAAGEAENMHAACEDgAw1AcBAJgMACHwB0AAoAwAIf4HAgCZDAAhmwgCAJkMACGyCAEAmAwAIZQJAQCYDAAhlQkAAYkNACG-CQAAgw4AIAIAAABjACBWAADRFgAgAgAAAM8WACBWAADQFgAgCtEHAADOFgAw0gcAAM8WABDTBwAAzhYAMNQHAQCYDAAh8AdAAKAMACH-BwIAmQwAIZsIAgCZDAAhsggBAJgMACGUCQEAmAwAIZUJAAGJDQAhCtEHAADOFgAw0gcAAM8WABDTBwAAzhYAMNQHAQCYDAAh8AdAAKAMACH-BwIAmQwAIZsIAgCZDAAhsggBAJgMACGUCQEAmAwAIZUJAAGJDQAhBtQHAQCzDgAh8AdAALkOACGbCAIAtA4AIbIIAQCzDgAhlAkBALMOACGVCQAByA4AIQbUBwEAsw4AIfAHQAC5DgAhmwgCALQOACGyCAEAsw4AIZQJAQCzDgAhlQkAAcgOACEG1AcBAAAAAfAHQAAAAAGbCAIAAAABsggBAAAAAZQJAQAAAAGVCQABAAABBCIAAOERACDwB0AAAAABlQgCAAAAAcwIAgAAAAECAAAAVgAgXQAA2xYAIAMAAABWACBdAADbFgAgXgAA2hYAIAFWAACzGAAwAgAAAFYAIFYAANoWACACAAAA9BEAIFYAANkWACAD8AdAALkOACGVCAIAtA4AIcwIAgC0DgAhBCIAAN8RACDwB0AAuQ4AIZUIAgC0DgAhzAgCALQOACEEIgAA4REAIPAHQAAAAAGVCAIAAAABzAgCAAAAAQogAACXEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAcsIAgAAAAHNCAIAAAABAgAAAFoAIF0AAOQWACADAAAAWgAgXQAA5BYAIF4AAOMWACABVgAAshgAMAIAAABaACBWAADjFgAgAgAAAIwSACBWAADiFgAgB-MHAgC0DgAh8AdAALkOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhCiAAAOgRACAhAADqEQAgIwAA6xEAIOMHAgC0DgAh8AdAALkOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhCiAAAJcSACAhAACREgAgIwAAkhIAIOMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABywgCAAAAAc0IAgAAAAEPHwAAkxIAICQAAJ4SACAlAACVEgAgJgAAlhIAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHQCAIAAAAB0QgCAAAAAQIAAABLACBdAADtFgAgAwAAAEsAIF0AAO0WACBeAADsFgAgAVYAALEYADACAAAASwAgVgAA7BYAIAIAAACtEgAgVgAA6xYAIAvjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIQ8fAAD-EQAgJAAAnRIAICUAAIASACAmAACBEgAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdAIAgDLDgAh0QgCALQOACEPHwAAkxIAICQAAJ4SACAlAACVEgAgJgAAlhIAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHQCAIAAAAB0QgCAAAAAQQaAADhEgAg6AgCAAAAAekIAgAAAAHqCEAAAAABAgAAAEMAIF0AAPYWACADAAAAQwAgXQAA9hYAIF4AAPUWACABVgAAsBgAMAIAAABDACBWAAD1FgAgAgAAAPwSACBWAAD0FgAgA-gIAgC0DgAh6QgCALQOACHqCEAAuQ4AIQQaAADfEgAg6AgCALQOACHpCAIAtA4AIeoIQAC5DgAhBBoAAOESACDoCAIAAAAB6QgCAAAAAeoIQAAAAAEHGgAA6RIAIOMHAgAAAAHwB0AAAAABkggBAAAAAZMIQAAAAAGUCAIAAAAB6AgCAAAAAQIAAAA_ACBdAAD_FgAgAwAAAD8AIF0AAP8WACBeAAD-FgAgAVYAAK8YADACAAAAPwAgVgAA_hYAIAIAAACIEwAgVgAA_RYAIAbjBwIAtA4AIfAHQAC5DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAh6AgCALQOACEHGgAA5xIAIOMHAgC0DgAh8AdAALkOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACHoCAIAtA4AIQcaAADpEgAg4wcCAAAAAfAHQAAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAHoCAIAAAABEBgAAIwTACAbAACOEwAgHAAAjxMAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHrCAIAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAECAAAAOQAgXQAAiBcAIAMAAAA5ACBdAACIFwAgXgAAhxcAIAFWAACuGAAwAgAAADkAIFYAAIcXACACAAAAnhMAIFYAAIYXACAN4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHrCAIAtA4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEQGAAA8BIAIBsAAPISACAcAADzEgAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHrCAIAtA4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEQGAAAjBMAIBsAAI4TACAcAACPEwAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQXjBwIAAAAB8AdAAAAAAdUIAQAAAAHWCAEAAAAB1whAAAAAAQIAAAA1ACBdAACUFwAgAwAAADUAIF0AAJQXACBeAACTFwAgAVYAAK0YADALAwAAzAwAINEHAACYDgAw0gcAADMAENMHAACYDgAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACHDCQAAlw4AIAIAAAA1ACBWAACTFwAgAgAAAJEXACBWAACSFwAgCdEHAACQFwAw0gcAAJEXABDTBwAAkBcAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIdUIAQCYDAAh1ggBAJgMACHXCEAAwgwAIQnRBwAAkBcAMNIHAACRFwAQ0wcAAJAXADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACEF4wcCALQOACHwB0AAuQ4AIdUIAQCzDgAh1ggBALMOACHXCEAAyg4AIQXjBwIAtA4AIfAHQAC5DgAh1QgBALMOACHWCAEAsw4AIdcIQADKDgAhBeMHAgAAAAHwB0AAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABCOMHAgAAAAHwB0AAAAABgAgBAAAAAdcIQAAAAAHYCAABAAAB2QgAAQAAAdoIBAAAAAHbCAAAxBIAIAIAAAAxACBdAACgFwAgAwAAADEAIF0AAKAXACBeAACfFwAgAVYAAKwYADANAwAAzAwAINEHAACZDgAw0gcAAC8AENMHAACZDgAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAh2AgAAQAAAdkIAAGJDQAh2ggEAMsMACHbCAAAuwwAIAIAAAAxACBWAACfFwAgAgAAAJ0XACBWAACeFwAgDNEHAACcFwAw0gcAAJ0XABDTBwAAnBcAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACHYCAABiQ0AIdkIAAGJDQAh2ggEAMsMACHbCAAAuwwAIAzRBwAAnBcAMNIHAACdFwAQ0wcAAJwXADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAh2AgAAYkNACHZCAABiQ0AIdoIBADLDAAh2wgAALsMACAI4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAh1whAAMoOACHYCAAByA4AIdkIAAHIDgAh2ggEAO4PACHbCAAAwhIAIAjjBwIAtA4AIfAHQAC5DgAhgAgBALMOACHXCEAAyg4AIdgIAAHIDgAh2QgAAcgOACHaCAQA7g8AIdsIAADCEgAgCOMHAgAAAAHwB0AAAAABgAgBAAAAAdcIQAAAAAHYCAABAAAB2QgAAQAAAdoIBAAAAAHbCAAAxBIAIAL2BwABAAAB-AdAAAAAAQIAAAAtACBdAACsFwAgAwAAAC0AIF0AAKwXACBeAACrFwAgAVYAAKsYADAIAwAAzAwAINEHAACbDgAw0gcAACsAENMHAACbDgAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhxAkAAJoOACACAAAALQAgVgAAqxcAIAIAAACpFwAgVgAAqhcAIAbRBwAAqBcAMNIHAACpFwAQ0wcAAKgXADD2BwABiQ0AIfgHQADCDAAh_gcCAJkMACEG0QcAAKgXADDSBwAAqRcAENMHAACoFwAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhAvYHAAHIDgAh-AdAAMoOACEC9gcAAcgOACH4B0AAyg4AIQL2BwABAAAB-AdAAAAAAQXwB0AAAAAB3AgBAAAAAd0IBAAAAAHeCAIAAAAB3whAAAAAAQIAAADOBQAgXQAArRcAIAMAAAApACBdAACtFwAgXgAAsRcAIAcAAAApACBWAACxFwAg8AdAALkOACHcCAEAsw4AId0IBADuDwAh3ggCALQOACHfCEAAyg4AIQXwB0AAuQ4AIdwIAQCzDgAh3QgEAO4PACHeCAIAtA4AId8IQADKDgAhBwUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAABAgAAAAsAIF0AALoXACADAAAACwAgXQAAuhcAIF4AALkXACABVgAAqhgAMAIAAAALACBWAAC5FwAgAgAAANMPACBWAAC4FwAgBOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAhBwUAAIwPACALAACNDwAgDAAAjg8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAhBwUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAABCgwAANsPACANAADaDwAgDgAA3A8AIOMHAgAAAAHwB0AAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAIAAAAmACBdAADGFwAgAwAAACYAIF0AAMYXACBeAADFFwAgAVYAAKkYADAPBAAAzAwAIAwAAJ4OACANAADFDQAgDgAAww0AINEHAACcDgAw0gcAAAcAENMHAACcDgAw4wcCAAAAAfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQAAAAGCCAABnQ4AIYMIAAC7DAAghAgAALsMACACAAAAJgAgVgAAxRcAIAIAAADDFwAgVgAAxBcAIAvRBwAAwhcAMNIHAADDFwAQ0wcAAMIXADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQCYDAAhgggAAZ0OACGDCAAAuwwAIIQIAAC7DAAgC9EHAADCFwAw0gcAAMMXABDTBwAAwhcAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACAH4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACAKDAAAtQ8AIA0AALQPACAOAAC2DwAg4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACAKDAAA2w8AIA0AANoPACAOAADcDwAg4wcCAAAAAfAHQAAAAAGACAEAAAABgQgBAAAAAYIIAAEAAAGDCAAA1w8AIIQIAADYDwAgDQUAAPQOACAPAADBDwAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABAgAAAAUAIF0AAM8XACADAAAABQAgXQAAzxcAIF4AAM4XACABVgAAqBgAMAIAAAAFACBWAADOFwAgAgAAAOsOACBWAADNFwAgC-MHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhoQkCAMsOACENBQAA8A4AIA8AAL8PACDjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACGACAEAsw4AIdcIQADKDgAhnwkBALMOACGgCUAAyg4AIaEJAgDLDgAhDQUAAPQOACAPAADBDwAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABBF0AAMcXADDICQAAyBcAMMoJAADKFwAgzgkAAOcOADAEXQAAuxcAMMgJAAC8FwAwygkAAL4XACDOCQAAvxcAMARdAACyFwAwyAkAALMXADDKCQAAtRcAIM4JAADPDwAwA10AAK0XACDICQAArhcAIM4JAADOBQAgBF0AAKEXADDICQAAohcAMMoJAACkFwAgzgkAAKUXADAEXQAAlRcAMMgJAACWFwAwygkAAJgXACDOCQAAmRcAMARdAACJFwAwyAkAAIoXADDKCQAAjBcAIM4JAACNFwAwBF0AAIAXADDICQAAgRcAMMoJAACDFwAgzgkAAJoTADAEXQAA9xYAMMgJAAD4FgAwygkAAPoWACDOCQAAhBMAMARdAADuFgAwyAkAAO8WADDKCQAA8RYAIM4JAAD4EgAwBF0AAOUWADDICQAA5hYAMMoJAADoFgAgzgkAAKkSADAEXQAA3BYAMMgJAADdFgAwygkAAN8WACDOCQAAiBIAMARdAADTFgAwyAkAANQWADDKCQAA1hYAIM4JAADwEQAwBF0AAMcWADDICQAAyBYAMMoJAADKFgAgzgkAAMsWADAEXQAAuxYAMMgJAAC8FgAwygkAAL4WACDOCQAAvxYAMARdAACvFgAwyAkAALAWADDKCQAAshYAIM4JAACzFgAwBF0AAKMWADDICQAApBYAMMoJAACmFgAgzgkAAKcWADAEXQAAmhYAMMgJAACbFgAwygkAAJ0WACDOCQAAwBAAMARdAACRFgAwyAkAAJIWADDKCQAAlBYAIM4JAAChEQAwBF0AAIUWADDICQAAhhYAMMoJAACIFgAgzgkAAIkWADAEXQAA_BUAMMgJAAD9FQAwygkAAP8VACDOCQAAtBAAMARdAADwFQAwyAkAAPEVADDKCQAA8xUAIM4JAAD0FQAwA10AAOsVACDICQAA7BUAIM4JAADpCQAgBF0AAOIVADDICQAA4xUAMMoJAADlFQAgzgkAANEVADAEXQAA2RUAMMgJAADaFQAwygkAANwVACDOCQAA0RUAMARdAADNFQAwyAkAAM4VADDKCQAA0BUAIM4JAADRFQAwBF0AAMQVADDICQAAxRUAMMoJAADHFQAgzgkAALwVADAEXQAAuBUAMMgJAAC5FQAwygkAALsVACDOCQAAvBUAMARdAACsFQAwyAkAAK0VADDKCQAArxUAIM4JAACwFQAwBF0AAKAVADDICQAAoRUAMMoJAACjFQAgzgkAAKQVADAEXQAAlBUAMMgJAACVFQAwygkAAJcVACDOCQAAmBUAMARdAACIFQAwyAkAAIkVADDKCQAAixUAIM4JAACMFQAwBF0AAP8UADDICQAAgBUAMMoJAACCFQAgzgkAAPcUADAEXQAA8xQAMMgJAAD0FAAwygkAAPYUACDOCQAA9xQAMARdAADqFAAwyAkAAOsUADDKCQAA7RQAIM4JAADiFAAwBF0AAN4UADDICQAA3xQAMMoJAADhFAAgzgkAAOIUADAEXQAA0hQAMMgJAADTFAAwygkAANUUACDOCQAA1hQAMAAAAAIDAADxDwAg3wgAAK0OACAAAAAAAAAAAAAAAAAAAAAAAQQAAPEPACAAAAAAAAAAAAAHKgAA5BMAIJEIAACtDgAglggAAK0OACD8CAAArQ4AIP0IAACtDgAghAkAAK0OACCGCQAArQ4AIAUDAADxDwAgSAAA8Q8AIE0AAOQTACD8CAAArQ4AIP8IAACtDgAgBjEAAOgPACA2AADnDwAg8QcAAK0OACCGCAAArQ4AIIcIAACtDgAgiAgAAK0OACABMQAA6A8AIAAADCgAAJsYACAqAACXGAAgLgAAhRgAIP8HAACtDgAgkwgAAK0OACCUCAAArQ4AIKMIAACtDgAgtggAAK0OACC3CAAArQ4AILgIAACtDgAguwgAAK0OACC8CAAArQ4AIAcpAADxDwAgKgAAlxgAICwAAJgYACCtCAAArQ4AIK4IAACtDgAgrwgAAK0OACCwCAAArQ4AIAIEAADxDwAgLwAAnBgAIAAGGQAA8Q8AICAAANkRACAhAADZEQAgIwAA_xcAIJMIAACtDgAglAgAAK0OACABHgAAshIAIAEgAADZEQAgBhgAAKEYACAZAADxDwAgGwAA_BcAIBwAAP0XACCTCAAArQ4AIJQIAACtDgAgAhcAAKMTACC8CAAArQ4AIAAFBAAA8Q8AIAwAAKIYACANAAD3FwAgDgAA9RcAIIIIAACtDgAgBAMAAPEPACAFAACjGAAgCwAApxgAIAwAAKIYACAIBgAApBgAIAgAAKYYACAJAAD1FwAg-QcAAK0OACD6BwAArQ4AIPsHAACtDgAg_AcAAK0OACD9BwAArQ4AIAAAC-MHAgAAAAHqBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABoQkCAAAAAQfjBwIAAAAB8AdAAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACAE4wcCAAAAAeoHAgAAAAHrBwAApw8AIPAHQAAAAAEC9gcAAQAAAfgHQAAAAAEI4wcCAAAAAfAHQAAAAAGACAEAAAAB1whAAAAAAdgIAAEAAAHZCAABAAAB2ggEAAAAAdsIAADEEgAgBeMHAgAAAAHwB0AAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABDeMHAgAAAAHwB0AAAAABjwhAAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHrCAIAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAEG4wcCAAAAAfAHQAAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAHoCAIAAAABA-gIAgAAAAHpCAIAAAAB6ghAAAAAAQvjBwIAAAAB8AdAAAAAAY8IQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHOCAIAAAAB0AgCAAAAAdEIAgAAAAEH4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHLCAIAAAABzQgCAAAAAQPwB0AAAAABlQgCAAAAAcwIAgAAAAEG1AcBAAAAAfAHQAAAAAGbCAIAAAABsggBAAAAAZQJAQAAAAGVCQABAAABCeMHAgAAAAHwB0AAAAABgAgBAAAAAZcIAQAAAAGbCAAAAMQIArYIAQAAAAHBCAIAAAABwggCAAAAAcQIIAAAAAEJ4wcCAAAAAfAHQAAAAAGPCEAAAAABmwgAAACtCAKqCAAAAKoIAq0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAER4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGPCEAAAAABlggBAAAAAZcIAQAAAAGZCAAAAJkIApsIAAAAmwgCnAgIAAAAAZ0IAgAAAAGeCAIAAAABnwgBAAAAAaAIAgAAAAGhCAIAAAABoggCAAAAAQbjBwIAAAAB8AdAAAAAAYcIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAEK4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGlCAIAAAABsQgCAAAAAbIIAQAAAAGzCAEAAAABtAhAAAAAAQfjBwIAAAAB8AdAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbIIAQAAAAG1CEAAAAABA_AHQAAAAAGHCAIAAAABlQgCAAAAAQnjBwIAAAAB8AdAAAAAAYAIAQAAAAGLCAEAAAABjAgEAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAZAIAQAAAAEM4wcCAAAAAfAHQAAAAAGRCAIAAAABmwgAAACOCQL8CAEAAAABggkBAAAAAYMJAgAAAAGMCQEAAAABjgkCAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQzjBwIAAAAB8AdAAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABDOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAEJ4gdAAAAAAeMHAgAAAAGWCAEAAAABsggBAAAAAfwIAQAAAAGCCQEAAAABgwkCAAAAAYkJAgAAAAGKCQIAAAABCeIHQAAAAAHjBwIAAAAB_wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAQlWgAAAAAHjBwIAAAAB8AdAAAAAAfMIAgAAAAH4CAEAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQbwB0AAAAAB8QdAAAAAAfYHAAEAAAH4B0AAAAABlgkBAAAAAZcJAQAAAAEG4wcCAAAAAfAHQAAAAAHxB0AAAAAB9gcAAQAAAZkJAgAAAAGaCQIAAAABDuMHAgAAAAHlB0AAAAAB7QdAAAAAAfEHQAAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABBeMHAgAAAAHwB0AAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABBeMHAgAAAAHwB0AAAAAB_gcCAAAAAYAJAQAAAAGBCUAAAAABCCoCAAAAAeMHAgAAAAHwB0AAAAAB8ggBAAAAAfwIAQAAAAH9CAIAAAAB_ggBAAAAAf8IQAAAAAEIKgIAAAAB4wcCAAAAAfAHQAAAAAH-BwIAAAAB8ggBAAAAAfwIAQAAAAH-CAEAAAAB_whAAAAAAQTwB0AAAAABiggCAAAAAYwIAgAAAAGOCAEAAAABPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADLGAAgAwAAAKoBACBdAADLGAAgXgAAzxgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgVgAAzxgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADQGAAgAwAAAKoBACBdAADQGAAgXgAA1BgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA1BgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADVGAAgAwAAAKoBACBdAADVGAAgXgAA2RgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA2RgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADaGAAgAwAAAKoBACBdAADaGAAgXgAA3hgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA3hgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADfGAAgAwAAAKoBACBdAADfGAAgXgAA4xgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA4xgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADkGAAgPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADmGAAgPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADoGAAgAwAAAKoBACBdAADkGAAgXgAA7BgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA7BgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAKoBACBdAADmGAAgXgAA7xgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA7xgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAKoBACBdAADoGAAgXgAA8hgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA8hgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADzGAAgPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAAD1GAAgAwAAAKoBACBdAADzGAAgXgAA-RgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA-RgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAKoBACBdAAD1GAAgXgAA_BgAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA_BgAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhBPIIAQAAAAH7CAIAAAAB_AgBAAAAAf0IAgAAAAE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAP4YACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAIAZACADAAAAqgEAIF0AAP4YACBeAACEGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACEGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAqgEAIF0AAIAZACBeAACHGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACHGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAIgZACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAIoZACAE8ggBAAAAAfoIAgAAAAH8CAEAAAAB_QgCAAAAAQMAAACqAQAgXQAAiBkAIF4AAI8ZACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgUAAA0RQAIFYAAI8ZACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQMAAACqAQAgXQAAihkAIF4AAJIZACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBPAADQFAAgUAAA0RQAIFYAAJIZACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQsDAADIEwAgKgIAAAABSAAAyRMAIOMHAgAAAAHwB0AAAAAB_gcCAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAf4IAQAAAAH_CEAAAAABAgAAAM0BACBdAACTGQAgDeIHQAAAAAHjBwIAAAABkQgCAAAAAZYIAQAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAGCCQEAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJIAAAAAECAAAA6QMAIF0AAJUZACADAAAAywEAIF0AAJMZACBeAACZGQAgDQAAAMsBACADAAC5EwAgKgIAtA4AIUgAALoTACBWAACZGQAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf0IAgC0DgAh_ggBALMOACH_CEAAyg4AIQsDAAC5EwAgKgIAtA4AIUgAALoTACDjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHyCAEAsw4AIfwIAQDfDgAh_QgCALQOACH-CAEAsw4AIf8IQADKDgAhAwAAAOwDACBdAACVGQAgXgAAnBkAIA8AAADsAwAgVgAAnBkAIOIHQAC5DgAh4wcCALQOACGRCAIAyw4AIZYIAQDfDgAh8ggBALMOACH8CAEA3w4AIf0IAgDLDgAhggkBALMOACGDCQIAtA4AIYQJAgDLDgAhhQkBALMOACGGCQEA3w4AIYcJIADiDwAhDeIHQAC5DgAh4wcCALQOACGRCAIAyw4AIZYIAQDfDgAh8ggBALMOACH8CAEA3w4AIf0IAgDLDgAhggkBALMOACGDCQIAtA4AIYQJAgDLDgAhhQkBALMOACGGCQEA3w4AIYcJIADiDwAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAACdGQAgAwAAAKoBACBdAACdGQAgXgAAoRkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAoRkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhDeMHAgAAAAHwB0AAAAABjwhAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAKMZACAG4wcCAAAAAfAHQAAAAAGWCAEAAAABlwgBAAAAAbwIQAAAAAHxCAIAAAABAgAAANoEACBdAAClGQAgBuMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQP-BwIAAAAB6QgCAAAAAeoIQAAAAAEDAAAAqgEAIF0AAKMZACBeAACrGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACrGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAA3QQAIF0AAKUZACBeAACuGQAgCAAAAN0EACBWAACuGQAg4wcCALQOACHwB0AAuQ4AIZYIAQCzDgAhlwgBALMOACG8CEAAyg4AIfEIAgC0DgAhBuMHAgC0DgAh8AdAALkOACGWCAEAsw4AIZcIAQCzDgAhvAhAAMoOACHxCAIAtA4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAArxkAIBEYAACMEwAgGQAAjRMAIBwAAI8TACDjBwIAAAAB8AdAAAAAAY8IQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQIAAAA5ACBdAACxGQAgAwAAAKoBACBdAACvGQAgXgAAtRkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAtRkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAADcAIF0AALEZACBeAAC4GQAgEwAAADcAIBgAAPASACAZAADxEgAgHAAA8xIAIFYAALgZACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhERgAAPASACAZAADxEgAgHAAA8xIAIOMHAgC0DgAh8AdAALkOACGPCEAAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHrCAIAtA4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACERGAAAjBMAIBkAAI0TACAbAACOEwAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHrCAIAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAECAAAAOQAgXQAAuRkAID4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAuxkAIAMAAAA3ACBdAAC5GQAgXgAAvxkAIBMAAAA3ACAYAADwEgAgGQAA8RIAIBsAAPISACBWAAC_GQAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIesIAgC0DgAh7AggAOIPACHtCCAA4g8AIe4IAgC0DgAh7whAALkOACHwCAIAtA4AIREYAADwEgAgGQAA8RIAIBsAAPISACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhAwAAAKoBACBdAAC7GQAgXgAAwhkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAwhkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADDGQAgAwAAAKoBACBdAADDGQAgXgAAxxkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAxxkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADIGQAgAwAAAKoBACBdAADIGQAgXgAAzBkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAzBkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADNGQAgAwAAAKoBACBdAADNGQAgXgAA0RkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA0RkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADSGQAgAwAAAKoBACBdAADSGQAgXgAA1hkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA1hkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhC-MHAgAAAAHwB0AAAAABjwhAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHQCAIAAAAB0QgCAAAAAQsZAACQEgAgIAAAlxIAICMAAJISACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHLCAIAAAABzQgCAAAAAQIAAABaACBdAADYGQAgAwAAAFEAIF0AANgZACBeAADcGQAgDQAAAFEAIBkAAOkRACAgAADoEQAgIwAA6xEAIFYAANwZACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhCxkAAOkRACAgAADoEQAgIwAA6xEAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACEQGQAAlBIAIB8AAJMSACAkAACeEgAgJgAAlhIAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHOCAIAAAAB0AgCAAAAAdEIAgAAAAECAAAASwAgXQAA3RkAID4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAA3xkAIAPjBwIAAAABgAgBAAAAAbYIAQAAAAECAAAAwQYAIF0AAOEZACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAOMZACAH4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABzQgCAAAAAQMAAACqAQAgXQAA3xkAIF4AAOgZACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAOgZACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQMAAABNACBdAADhGQAgXgAA6xkAIAUAAABNACBWAADrGQAg4wcCALQOACGACAEAsw4AIbYIAQCzDgAhA-MHAgC0DgAhgAgBALMOACG2CAEAsw4AIQPwB0AAAAAB_gcCAAAAAZUIAgAAAAEDAAAAqgEAIF0AAOMZACBeAADvGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADvGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAASQAgXQAA3RkAIF4AAPIZACASAAAASQAgGQAA_xEAIB8AAP4RACAkAACdEgAgJgAAgRIAIFYAAPIZACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhEBkAAP8RACAfAAD-EQAgJAAAnRIAICYAAIESACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADzGQAgCxkAAJASACAgAACXEgAgIQAAkRIAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAcsIAgAAAAHNCAIAAAABAgAAAFoAIF0AAPUZACADAAAAqgEAIF0AAPMZACBeAAD5GQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAD5GQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAUQAgXQAA9RkAIF4AAPwZACANAAAAUQAgGQAA6REAICAAAOgRACAhAADqEQAgVgAA_BkAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACELGQAA6REAICAAAOgRACAhAADqEQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIbIIAQCzDgAhywgCALQOACHNCAIAtA4AIRAZAACUEgAgHwAAkxIAICQAAJ4SACAlAACVEgAg4wcCAAAAAfAHQAAAAAGPCEAAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHQCAIAAAAB0QgCAAAAAQIAAABLACBdAAD9GQAgAwAAAEkAIF0AAP0ZACBeAACBGgAgEgAAAEkAIBkAAP8RACAfAAD-EQAgJAAAnRIAICUAAIASACBWAACBGgAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIRAZAAD_EQAgHwAA_hEAICQAAJ0SACAlAACAEgAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAghoAIBgfAQAAAAHjBwIAAAAB8AdAAAAAAf8HAgAAAAGPCEAAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABlwgBAAAAAZsIAAAAuwgCpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAEDAAAAqgEAIF0AAIIaACBeAACHGgAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACHGgAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACELBAAAyREAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABAgAAAGcAIF0AAIgaACAGlggBAAAAAaMIAgAAAAGkCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABCuMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEDAAAAZQAgXQAAiBoAIF4AAI4aACANAAAAZQAgBAAAuxEAIFYAAI4aACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIZcIAQCzDgAhmwgAALoRxAgitggBALMOACHBCAIAtA4AIcIIAgC0DgAhxAggAOIPACELBAAAuxEAIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhlwgBALMOACGbCAAAuhHECCK2CAEAsw4AIcEIAgC0DgAhwggCALQOACHECCAA4g8AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAjxoAIAMAAACqAQAgXQAAjxoAIF4AAJMaACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAJMaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAlBoAIBsfAQAAAAEoAACyEQAgKgAAsxEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAY8IQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGXCAEAAAABmwgAAAC7CAKjCAIAAAABpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAECAAAAawAgXQAAlhoAIAMAAACqAQAgXQAAlBoAIF4AAJoaACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAJoaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQMAAABpACBdAACWGgAgXgAAnRoAIB0AAABpACAfAQCzDgAhKAAAmhEAICoAAJsRACBWAACdGgAg4wcCALQOACHwB0AAuQ4AIf8HAgDLDgAhjwhAALkOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGXCAEAsw4AIZsIAACZEbsIIqMIAgDLDgAhpggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIRsfAQCzDgAhKAAAmhEAICoAAJsRACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGPCEAAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgiowgCAMsOACGmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAACeGgAgBpYIAQAAAAGjCAIAAAABpQgCAAAAAaYIEAAAAAGnCAIAAAABqAgBAAAAAQGjCAIAAAABAwAAAKoBACBdAACeGgAgXgAApBoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAApBoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhGx8BAAAAASgAALIRACAuAAC0EQAg4wcCAAAAAfAHQAAAAAH_BwIAAAABjwhAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqMIAgAAAAGmCBAAAAABsQgQAAAAAbYIAQAAAAG3CAEAAAABuAgQAAAAAbkIAgAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAG-CCAAAAABvwgBAAAAAcAIAQAAAAHBCAIAAAABwggCAAAAAQIAAABrACBdAAClGgAgDCkAAIARACAsAACCEQAg4wcCAAAAAfAHQAAAAAGPCEAAAAABmwgAAACtCAKqCAAAAKoIAqsIAgAAAAGtCEAAAAABrggBAAAAAa8IAgAAAAGwCAEAAAABAgAAAIIBACBdAACnGgAgAwAAAGkAIF0AAKUaACBeAACrGgAgHQAAAGkAIB8BALMOACEoAACaEQAgLgAAnBEAIFYAAKsaACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGPCEAAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgiowgCAMsOACGmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhGx8BALMOACEoAACaEQAgLgAAnBEAIOMHAgC0DgAh8AdAALkOACH_BwIAyw4AIY8IQAC5DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhlwgBALMOACGbCAAAmRG7CCKjCAIAyw4AIaYIEADZEAAhsQgQANkQACG2CAEA3w4AIbcIAQDfDgAhuAgQAJgRACG5CAIAtA4AIbsIAQDfDgAhvAhAAMoOACG9CAIAtA4AIb4IIADiDwAhvwgBALMOACHACAEAsw4AIcEIAgC0DgAhwggCALQOACEDAAAAgAEAIF0AAKcaACBeAACuGgAgDgAAAIABACApAADlEAAgLAAA5xAAIFYAAK4aACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGbCAAA5BCtCCKqCAAA4xCqCCKrCAIAtA4AIa0IQADKDgAhrggBAN8OACGvCAIAyw4AIbAIAQDfDgAhDCkAAOUQACAsAADnEAAg4wcCALQOACHwB0AAuQ4AIY8IQAC5DgAhmwgAAOQQrQgiqggAAOMQqggiqwgCALQOACGtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQwpAACAEQAgKgAAgREAIOMHAgAAAAHwB0AAAAABjwhAAAAAAZsIAAAArQgCqggAAACqCAKrCAIAAAABrQhAAAAAAa4IAQAAAAGvCAIAAAABsAgBAAAAAQIAAACCAQAgXQAArxoAIAMAAACAAQAgXQAArxoAIF4AALMaACAOAAAAgAEAICkAAOUQACAqAADmEAAgVgAAsxoAIOMHAgC0DgAh8AdAALkOACGPCEAAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACEMKQAA5RAAICoAAOYQACDjBwIAtA4AIfAHQAC5DgAhjwhAALkOACGbCAAA5BCtCCKqCAAA4xCqCCKrCAIAtA4AIa0IQADKDgAhrggBAN8OACGvCAIAyw4AIbAIAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAAC0GgAgBuMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQPwB0AAAAAB_gcCAAAAAZUIAgAAAAEDAAAAqgEAIF0AALQaACBeAAC6GgAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAC6GgAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AALsaACAWGQAAyBAAIDIAAMkQACA0AADLEAAgNQAAzBAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABjwhAAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAAC9GgAgAwAAAKoBACBdAAC7GgAgXgAAwRoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAwRoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAIQBACBdAAC9GgAgXgAAxBoAIBgAAACEAQAgGQAAoRAAIDIAAKIQACA0AACkEAAgNQAApRAAIFYAAMQaACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhjwhAALkOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRYZAAChEAAgMgAAohAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAMUaACAWGQAAyBAAIDMAAMoQACA0AADLEAAgNQAAzBAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABjwhAAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAADHGgAgAwAAAKoBACBdAADFGgAgXgAAyxoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAyxoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAIQBACBdAADHGgAgXgAAzhoAIBgAAACEAQAgGQAAoRAAIDMAAKMQACA0AACkEAAgNQAApRAAIFYAAM4aACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhjwhAALkOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRYZAAChEAAgMwAAoxAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACEWGQAAyBAAIDIAAMkQACAzAADKEAAgNQAAzBAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABjwhAAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAADPGgAgAwAAAIQBACBdAADPGgAgXgAA0xoAIBgAAACEAQAgGQAAoRAAIDIAAKIQACAzAACjEAAgNQAApRAAIFYAANMaACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhjwhAALkOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRYZAAChEAAgMgAAohAAIDMAAKMQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AANQaACADAAAAqgEAIF0AANQaACBeAADYGgAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADYGgAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AANkaACADAAAAqgEAIF0AANkaACBeAADdGgAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADdGgAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEWGQAAyBAAIDIAAMkQACAzAADKEAAgNAAAyxAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABjwhAAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAADeGgAgCwQAAP4PACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAgAAAKIBACBdAADgGgAgAwAAAIQBACBdAADeGgAgXgAA5BoAIBgAAACEAQAgGQAAoRAAIDIAAKIQACAzAACjEAAgNAAApBAAIFYAAOQaACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhjwhAALkOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRYZAAChEAAgMgAAohAAIDMAAKMQACA0AACkEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIY8IQAC5DgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACEDAAAAlAEAIF0AAOAaACBeAADnGgAgDQAAAJQBACAEAAD3DwAgVgAA5xoAIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhiwgBALMOACGMCAQA7g8AIY0IAQCzDgAhjggBALMOACGPCEAAuQ4AIZAIAQCzDgAhCwQAAPcPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIT4QAADQFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAA6BoAIATjBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQnoBwABAAAB6QcAAQAAAesHAADODgAg7AcCAAAAAe0HQAAAAAHuBwIAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABDAYAAIIPACAIAACDDwAg4wcCAAAAAesHAACBDwAg7gcCAAAAAfAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAECAAAADwAgXQAA7BoAIAMAAAANACBdAADsGgAgXgAA8BoAIA4AAAANACAGAADgDgAgCAAA4Q4AIFYAAPAaACDjBwIAtA4AIesHAADdDgAg7gcCALQOACHwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQwGAADgDgAgCAAA4Q4AIOMHAgC0DgAh6wcAAN0OACDuBwIAtA4AIfAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhC-MHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABoQkCAAAAAQMAAACqAQAgXQAA6BoAIF4AAPQaACBAAAAAqgEAIBAAAK0UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAPQaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQsEAADZDwAgDAAA2w8AIA4AANwPACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGACAEAAAABgQgBAAAAAYIIAAEAAAGDCAAA1w8AIIQIAADYDwAgAgAAACYAIF0AAPUaACA-EAAA0BcAIBEAANEXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAPcaACAJ4wcCAAAAAesHAACBDwAg8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQnoBwABAAAB6QcAAQAAAeoHAgAAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABAwAAAAcAIF0AAPUaACBeAAD9GgAgDQAAAAcAIAQAALMPACAMAAC1DwAgDgAAtg8AIFYAAP0aACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgCwQAALMPACAMAAC1DwAgDgAAtg8AIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACADAAAAqgEAIF0AAPcaACBeAACAGwAgQAAAAKoBACAQAACtFAAgEQAArhQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACAGwAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEIAwAAqA8AIAUAAKkPACAMAACrDwAg4wcCAAAAAeoHAgAAAAHrBwAApw8AIPAHQAAAAAH-BwIAAAABAgAAAAsAIF0AAIEbACAD8AdAAAAAAfYHAAEAAAH4B0AAAAABCwQAANkPACAMAADbDwAgDQAA2g8AIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACACAAAAJgAgXQAAhBsAID4RAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAhhsAIAMAAAAHACBdAACEGwAgXgAAihsAIA0AAAAHACAEAACzDwAgDAAAtQ8AIA0AALQPACBWAACKGwAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGBCAEAsw4AIYIIAAHeDgAhgwgAALEPACCECAAAsg8AIAsEAACzDwAgDAAAtQ8AIA0AALQPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgAwAAAKoBACBdAACGGwAgXgAAjRsAIEAAAACqAQAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAjRsAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhC-MHAgAAAAHqBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAGfCQEAAAABoAlAAAAAAQMAAAAJACBdAACBGwAgXgAAkRsAIAoAAAAJACADAACLDwAgBQAAjA8AIAwAAI4PACBWAACRGwAg4wcCALQOACHqBwIAtA4AIesHAACKDwAg8AdAALkOACH-BwIAtA4AIQgDAACLDwAgBQAAjA8AIAwAAI4PACDjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhDAYAAIIPACAJAACEDwAg4wcCAAAAAesHAACBDwAg7gcCAAAAAfAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAECAAAADwAgXQAAkhsAIAMAAAANACBdAACSGwAgXgAAlhsAIA4AAAANACAGAADgDgAgCQAA4g4AIFYAAJYbACDjBwIAtA4AIesHAADdDgAg7gcCALQOACHwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQwGAADgDgAgCQAA4g4AIOMHAgC0DgAh6wcAAN0OACDuBwIAtA4AIfAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhCAMAAKgPACAFAACpDwAgCwAAqg8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQIAAAALACBdAACXGwAgCwQAANkPACANAADaDwAgDgAA3A8AIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACACAAAAJgAgXQAAmRsAIAMAAAAJACBdAACXGwAgXgAAnRsAIAoAAAAJACADAACLDwAgBQAAjA8AIAsAAI0PACBWAACdGwAg4wcCALQOACHqBwIAtA4AIesHAACKDwAg8AdAALkOACH-BwIAtA4AIQgDAACLDwAgBQAAjA8AIAsAAI0PACDjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhAwAAAAcAIF0AAJkbACBeAACgGwAgDQAAAAcAIAQAALMPACANAAC0DwAgDgAAtg8AIFYAAKAbACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgCwQAALMPACANAAC0DwAgDgAAtg8AIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACAmCgA9EAYCEScDEigEEyoLFC4MFTINFjYOFzoPG0cSHUgTHkwVI2AZJV8YJ2QdLGgeLpsBJDCDASEymgEoM6ABKTeHASc4nwEuOaMBLDqlAS89qQEwPq0BMD-uATBBsgExQrQBMUO4ATJEvQEzRsEBNEfFATVJyQE2SsoBNk7OATdP1gE3UNoBPAMDAAEFCAMPJAUFBAABCgAKDB8IDQwEDiACBQMAAQUAAwoACQsQBQwbCAQGAAQIFAYJFQIKAAcBBwAFAggWAAkXAAIFAAMGHAQCCx0ADB4AAwwiAA0hAA4jAAEDAAEBAwABAQMAAQEDAAEFCgAUGAAQGQABG0ASHEQTAgoAERc7DwEXPAACGQABGgAPAgMAARoADwIbRQAcRgAGCgAcGQABH04WJFIYJVsYJl0bAgoAFx5PFQEeUAAFCgAaGQABIAAVIVMVI1cZAgMAASIAGAEjWAABIAAVASVeAAEDAAEDBAABCgAmL2wfBAoAJShtHipxIC58JAIrACEtAB8ECgAjKQABKnIgLHYiASsAIQIqdwAseAACGQABLQAfAip9AC5-AAEvfwAGCgAtGQABMosBKDOPASk0kQEqNZMBKwIZAAExACcCAwABMQAnATEAJwIxlwEnNpUBLAIEAAE1lgErAjKYAQAzmQEAARkAAQEEAAEDGasBATsAATysAQECBLMBAUAAAQEDuQEBAQMAAQFFAAEBAwABAgMAAUgAAQQDAAEKADtIAAFN0gE4AksAOUwANwIKADoq0wE4ASrUAQABTdUBAAEDAAEjENsBABHcAQAS3QEAFN4BABXfAQAW4AEAF-EBABviAQAd4wEAHuQBACPmAQAl5QEAJ-cBACzoAQAu7AEAMOkBADLrAQAz7gEAN-oBADjtAQA57wEAPfABAD7xAQA_8gEAQfMBAEL0AQBD9QEARPYBAEb3AQBH-AEASfkBAEr6AQBO-wEAT_wBAFD9AQAAAAAFCgBCYwBDZABEZQBFZgBGAAAAAAAFCgBCYwBDZABEZQBFZgBGAQMAAQEDAAEFCgBLYwBMZABNZQBOZgBPAAAAAAAFCgBLYwBMZABNZQBOZgBPAwMAAQW0AgMPtQIFAwMAAQW7AgMPvAIFBQoAVGMAVWQAVmUAV2YAWAAAAAAABQoAVGMAVWQAVmUAV2YAWAEDzgIBAQPUAgEFCgBdYwBeZABfZQBgZgBhAAAAAAAFCgBdYwBeZABfZQBgZgBhAUUAAQFFAAEFCgBmYwBnZABoZQBpZgBqAAAAAAAFCgBmYwBnZABoZQBpZgBqAQMAAQEDAAEFCgBvYwBwZABxZQByZgBzAAAAAAAFCgBvYwBwZABxZQByZgBzAQMAAQEDAAEFCgB4YwB5ZAB6ZQB7ZgB8AAAAAAAFCgB4YwB5ZAB6ZQB7ZgB8AAAABQoAggFjAIMBZACEAWUAhQFmAIYBAAAAAAAFCgCCAWMAgwFkAIQBZQCFAWYAhgEDGcEDATsAATzCAwEDGcgDATsAATzJAwEFCgCLAWMAjAFkAI0BZQCOAWYAjwEAAAAAAAUKAIsBYwCMAWQAjQFlAI4BZgCPAQIE2wMBQAABAgThAwFAAAEFCgCUAWMAlQFkAJYBZQCXAWYAmAEAAAAAAAUKAJQBYwCVAWQAlgFlAJcBZgCYAQAABQoAnQFjAJ4BZACfAWUAoAFmAKEBAAAAAAAFCgCdAWMAngFkAJ8BZQCgAWYAoQECAwABSAABAgMAAUgAAQUKAKYBYwCnAWQAqAFlAKkBZgCqAQAAAAAABQoApgFjAKcBZACoAWUAqQFmAKoBAgMAAUgAAQIDAAFIAAEFCgCvAWMAsAFkALEBZQCyAWYAswEAAAAAAAUKAK8BYwCwAWQAsQFlALIBZgCzAQJLADlMADcCSwA5TAA3BQoAuAFjALkBZAC6AWUAuwFmALwBAAAAAAAFCgC4AWMAuQFkALoBZQC7AWYAvAEBAwABAQMAAQUKAMEBYwDCAWQAwwFlAMQBZgDFAQAAAAAABQoAwQFjAMIBZADDAWUAxAFmAMUBAAAFCgDKAWMAywFkAMwBZQDNAWYAzgEAAAAAAAUKAMoBYwDLAWQAzAFlAM0BZgDOAQIYABAZAAECGAAQGQABBQoA0wFjANQBZADVAWUA1gFmANcBAAAAAAAFCgDTAWMA1AFkANUBZQDWAWYA1wECGQABGgAPAhkAARoADwUKANwBYwDdAWQA3gFlAN8BZgDgAQAAAAAABQoA3AFjAN0BZADeAWUA3wFmAOABAgMAARoADwIDAAEaAA8FCgDlAWMA5gFkAOcBZQDoAWYA6QEAAAAAAAUKAOUBYwDmAWQA5wFlAOgBZgDpAQAAAAUKAO8BYwDwAWQA8QFlAPIBZgDzAQAAAAAABQoA7wFjAPABZADxAWUA8gFmAPMBAQMAAQEDAAEFCgD4AWMA-QFkAPoBZQD7AWYA_AEAAAAAAAUKAPgBYwD5AWQA-gFlAPsBZgD8AQEDAAEBAwABBQoAgQJjAIICZACDAmUAhAJmAIUCAAAAAAAFCgCBAmMAggJkAIMCZQCEAmYAhQIBAwABAQMAAQUKAIoCYwCLAmQAjAJlAI0CZgCOAgAAAAAABQoAigJjAIsCZACMAmUAjQJmAI4CAQMAAQEDAAEFCgCTAmMAlAJkAJUCZQCWAmYAlwIAAAAAAAUKAJMCYwCUAmQAlQJlAJYCZgCXAgAAAAMKAJ0CZQCeAmYAnwIAAAADCgCdAmUAngJmAJ8CAAAFCgCkAmMApQJkAKYCZQCnAmYAqAIAAAAAAAUKAKQCYwClAmQApgJlAKcCZgCoAgMZAAEf4wYWJOQGGAMZAAEf6gYWJOsGGAUKAK0CYwCuAmQArwJlALACZgCxAgAAAAAABQoArQJjAK4CZACvAmUAsAJmALECAhkAASAAFQIZAAEgABUFCgC2AmMAtwJkALgCZQC5AmYAugIAAAAAAAUKALYCYwC3AmQAuAJlALkCZgC6AgIDAAEiABgCAwABIgAYBQoAvwJjAMACZADBAmUAwgJmAMMCAAAAAAAFCgC_AmMAwAJkAMECZQDCAmYAwwIBIAAVBQoAxwJjAMgCZADJAmUAygJmAMsCAAAAAAAFCgDHAmMAyAJkAMkCZQDKAmYAywIAAAUKANACYwDRAmQA0gJlANMCZgDUAgAAAAAABQoA0AJjANECZADSAmUA0wJmANQCAAAAAwoA2gJlANsCZgDcAgAAAAMKANoCZQDbAmYA3AIBBAABAQQAAQUKAOECYwDiAmQA4wJlAOQCZgDlAgAAAAAABQoA4QJjAOICZADjAmUA5AJmAOUCASj9Bx4BKIMIHgUKAOoCYwDrAmQA7AJlAO0CZgDuAgAAAAAABQoA6gJjAOsCZADsAmUA7QJmAO4CARkAAQEZAAEFCgDzAmMA9AJkAPUCZQD2AmYA9wIAAAAAAAUKAPMCYwD0AmQA9QJlAPYCZgD3AgIZAAEtAB8CGQABLQAfBQoA_AJjAP0CZAD-AmUA_wJmAIADAAAAAAAFCgD8AmMA_QJkAP4CZQD_AmYAgAMBKQABASkAAQUKAIUDYwCGA2QAhwNlAIgDZgCJAwAAAAAABQoAhQNjAIYDZACHA2UAiANmAIkDAisAIS0AHwIrACEtAB8FCgCOA2MAjwNkAJADZQCRA2YAkgMAAAAAAAUKAI4DYwCPA2QAkANlAJEDZgCSAwErACEBKwAhBQoAlwNjAJgDZACZA2UAmgNmAJsDAAAAAAAFCgCXA2MAmANkAJkDZQCaA2YAmwMBGQABARkAAQUKAKADYwChA2QAogNlAKMDZgCkAwAAAAAABQoAoANjAKEDZACiA2UAowNmAKQDAgMAATEAJwIDAAExACcFCgCpA2MAqgNkAKsDZQCsA2YArQMAAAAAAAUKAKkDYwCqA2QAqwNlAKwDZgCtAwIZAAExACcCGQABMQAnBQoAsgNjALMDZAC0A2UAtQNmALYDAAAAAAAFCgCyA2MAswNkALQDZQC1A2YAtgMBMQAnATEAJwUKALsDYwC8A2QAvQNlAL4DZgC_AwAAAAAABQoAuwNjALwDZAC9A2UAvgNmAL8DAQQAAQEEAAEFCgDEA2MAxQNkAMYDZQDHA2YAyAMAAAAAAAUKAMQDYwDFA2QAxgNlAMcDZgDIAwEEAAEBBAABBQoAzQNjAM4DZADPA2UA0ANmANEDAAAAAAAFCgDNA2MAzgNkAM8DZQDQA2YA0QMCMY4KJzaNCiwCMZUKJzaUCiwFCgDWA2MA1wNkANgDZQDZA2YA2gMAAAAAAAUKANYDYwDXA2QA2ANlANkDZgDaAwEEAAEBBAABBQoA3wNjAOADZADhA2UA4gNmAOMDAAAAAAAFCgDfA2MA4ANkAOEDZQDiA2YA4wMCAwABBQADAgMAAQUAAwUKAOgDYwDpA2QA6gNlAOsDZgDsAwAAAAAABQoA6ANjAOkDZADqA2UA6wNmAOwDAQYABAEGAAQFCgDxA2MA8gNkAPMDZQD0A2YA9QMAAAAAAAUKAPEDYwDyA2QA8wNlAPQDZgD1AwEHAAUBBwAFBQoA-gNjAPsDZAD8A2UA_QNmAP4DAAAAAAAFCgD6A2MA-wNkAPwDZQD9A2YA_gMCBQADBv8KBAIFAAMGhQsEBQoAgwRjAIQEZACFBGUAhgRmAIcEAAAAAAAFCgCDBGMAhARkAIUEZQCGBGYAhwQAAAADCgCNBGUAjgRmAI8EAAAAAwoAjQRlAI4EZgCPBAAAAAMKAJUEZQCWBGYAlwQAAAADCgCVBGUAlgRmAJcEAAAAAwoAnQRlAJ4EZgCfBAAAAAMKAJ0EZQCeBGYAnwQAAAADCgClBGUApgRmAKcEAAAAAwoApQRlAKYEZgCnBAAAAAUKAK0EYwCuBGQArwRlALAEZgCxBAAAAAAABQoArQRjAK4EZACvBGUAsARmALEEUQIBUv4BAVOAAgFUgQIBVYICAVeEAgFYhgI-WYcCP1qJAgFbiwI-XIwCQF-NAgFgjgIBYY8CPmeSAkFokwJHaZQCPGqVAjxrlgI8bJcCPG2YAjxumgI8b5wCPnCdAkhxnwI8cqECPnOiAkl0owI8daQCPHalAj53qAJKeKkCUHmqAgJ6qwICe6wCAnytAgJ9rgICfrACAn-yAj6AAbMCUYEBtwICggG5Aj6DAboCUoQBvQIChQG-AgKGAb8CPocBwgJTiAHDAlmJAcQCMooBxQIyiwHGAjKMAccCMo0ByAIyjgHKAjKPAcwCPpABzQJakQHQAjKSAdICPpMB0wJblAHVAjKVAdYCMpYB1wI-lwHaAlyYAdsCYpkB3AI0mgHdAjSbAd4CNJwB3wI0nQHgAjSeAeICNJ8B5AI-oAHlAmOhAecCNKIB6QI-owHqAmSkAesCNKUB7AI0pgHtAj6nAfACZagB8QJrqQHyAjOqAfMCM6sB9AIzrAH1AjOtAfYCM64B-AIzrwH6Aj6wAfsCbLEB_QIzsgH_Aj6zAYADbbQBgQMztQGCAzO2AYMDPrcBhgNuuAGHA3S5AYgDHboBiQMduwGKAx28AYsDHb0BjAMdvgGOAx2_AZADPsABkQN1wQGTAx3CAZUDPsMBlgN2xAGXAx3FAZgDHcYBmQM-xwGcA3fIAZ0DfckBnwN-ygGgA37LAaMDfswBpAN-zQGlA37OAacDfs8BqQM-0AGqA3_RAawDftIBrgM-0wGvA4AB1AGwA37VAbEDftYBsgM-1wG1A4EB2AG2A4cB2QG3AzDaAbgDMNsBuQMw3AG6AzDdAbsDMN4BvQMw3wG_Az7gAcADiAHhAcQDMOIBxgM-4wHHA4kB5AHKAzDlAcsDMOYBzAM-5wHPA4oB6AHQA5AB6QHRAzHqAdIDMesB0wMx7AHUAzHtAdUDMe4B1wMx7wHZAz7wAdoDkQHxAd0DMfIB3wM-8wHgA5IB9AHiAzH1AeMDMfYB5AM-9wHnA5MB-AHoA5kB-QHqAzn6AesDOfsB7gM5_AHvAzn9AfADOf4B8gM5_wH0Az6AAvUDmgGBAvcDOYIC-QM-gwL6A5sBhAL7AzmFAvwDOYYC_QM-hwKABJwBiAKBBKIBiQKCBDaKAoMENosChAQ2jAKFBDaNAoYENo4CiAQ2jwKKBD6QAosEowGRAo0ENpICjwQ-kwKQBKQBlAKRBDaVApIENpYCkwQ-lwKWBKUBmAKXBKsBmQKYBDeaApkEN5sCmgQ3nAKbBDedApwEN54CngQ3nwKgBD6gAqEErAGhAqMEN6ICpQQ-owKmBK0BpAKnBDelAqgEN6YCqQQ-pwKsBK4BqAKtBLQBqQKuBDiqAq8EOKsCsAQ4rAKxBDitArIEOK4CtAQ4rwK2BD6wArcEtQGxArkEOLICuwQ-swK8BLYBtAK9BDi1Ar4EOLYCvwQ-twLCBLcBuALDBL0BuQLEBDW6AsUENbsCxgQ1vALHBDW9AsgENb4CygQ1vwLMBD7AAs0EvgHBAs8ENcIC0QQ-wwLSBL8BxALTBDXFAtQENcYC1QQ-xwLYBMAByALZBMYByQLbBBDKAtwEEMsC3wQQzALgBBDNAuEEEM4C4wQQzwLlBD7QAuYExwHRAugEENIC6gQ-0wLrBMgB1ALsBBDVAu0EENYC7gQ-1wLxBMkB2ALyBM8B2QLzBA_aAvQED9sC9QQP3AL2BA_dAvcED94C-QQP3wL7BD7gAvwE0AHhAv4ED-ICgAU-4wKBBdEB5AKCBQ_lAoMFD-YChAU-5wKHBdIB6AKIBdgB6QKJBRLqAooFEusCiwUS7AKMBRLtAo0FEu4CjwUS7wKRBT7wApIF2QHxApQFEvIClgU-8wKXBdoB9AKYBRL1ApkFEvYCmgU-9wKdBdsB-AKeBeEB-QKfBRP6AqAFE_sCoQUT_AKiBRP9AqMFE_4CpQUT_wKnBT6AA6gF4gGBA6oFE4IDrAU-gwOtBeMBhAOuBROFA68FE4YDsAU-hwOzBeQBiAO0BeoBiQO2BesBigO3BesBiwO6BesBjAO7BesBjQO8BesBjgO-BesBjwPABT6QA8EF7AGRA8MF6wGSA8UFPpMDxgXtAZQDxwXrAZUDyAXrAZYDyQU-lwPMBe4BmAPNBfQBmQPPBQuaA9AFC5sD0gULnAPTBQudA9QFC54D1gULnwPYBT6gA9kF9QGhA9sFC6ID3QU-owPeBfYBpAPfBQulA-AFC6YD4QU-pwPkBfcBqAPlBf0BqQPmBQyqA-cFDKsD6AUMrAPpBQytA-oFDK4D7AUMrwPuBT6wA-8F_gGxA_EFDLID8wU-swP0Bf8BtAP1BQy1A_YFDLYD9wU-twP6BYACuAP7BYYCuQP8BQ26A_0FDbsD_gUNvAP_BQ29A4AGDb4DggYNvwOEBj7AA4UGhwLBA4cGDcIDiQY-wwOKBogCxAOLBg3FA4wGDcYDjQY-xwOQBokCyAORBo8CyQOSBg7KA5MGDssDlAYOzAOVBg7NA5YGDs4DmAYOzwOaBj7QA5sGkALRA50GDtIDnwY-0wOgBpEC1AOhBg7VA6IGDtYDowY-1wOmBpIC2AOnBpgC2QOpBpkC2gOqBpkC2wOtBpkC3AOuBpkC3QOvBpkC3gOxBpkC3wOzBj7gA7QGmgLhA7YGmQLiA7gGPuMDuQabAuQDugaZAuUDuwaZAuYDvAY-5wO_BpwC6APABqAC6QPCBhbqA8MGFusDxQYW7APGBhbtA8cGFu4DyQYW7wPLBj7wA8wGoQLxA84GFvID0AY-8wPRBqIC9APSBhb1A9MGFvYD1AY-9wPXBqMC-APYBqkC-QPZBhX6A9oGFfsD2wYV_APcBhX9A90GFf4D3wYV_wPhBj6ABOIGqgKBBOYGFYIE6AY-gwTpBqsChATsBhWFBO0GFYYE7gY-hwTxBqwCiATyBrICiQTzBhiKBPQGGIsE9QYYjAT2BhiNBPcGGI4E-QYYjwT7Bj6QBPwGswKRBP4GGJIEgAc-kwSBB7QClASCBxiVBIMHGJYEhAc-lwSHB7UCmASIB7sCmQSJBxmaBIoHGZsEiwcZnASMBxmdBI0HGZ4EjwcZnwSRBz6gBJIHvAKhBJQHGaIElgc-owSXB70CpASYBxmlBJkHGaYEmgc-pwSdB74CqASeB8QCqQSgBxuqBKEHG6sEowcbrASkBxutBKUHG64EpwcbrwSpBz6wBKoHxQKxBKsHG7IErAc-swSvB8YCtASwB8wCtQSyB80CtgSzB80CtwS2B80CuAS3B80CuQS4B80CugS6B80CuwS8Bz68BL0HzgK9BL4HzQK-BL8HPr8EwgfPAsAEwwfVAsEExQfWAsIExgfWAsMEyQfWAsQEygfWAsUEywfWAsYEzQfWAscEzwc-yATQB9cCyQTSB9YCygTUBz7LBNUH2ALMBNYH1gLNBNcH1gLOBNgHPs8E2wfZAtAE3AfdAtEE3Qce0gTeBx7TBN8HHtQE4Ace1QThBx7WBOMHHtcE5Qc-2ATmB94C2QToBx7aBOoHPtsE6wffAtwE7Ace3QTtBx7eBO4HPt8E8QfgAuAE8gfmAuEE8wcf4gT0Bx_jBPUHH-QE9gcf5QT3Bx_mBPkHH-cE-wc-6AT8B-cC6QT_Bx_qBIEIPusEggjoAuwEhAgf7QSFCB_uBIYIPu8EiQjpAvAEigjvAvEEiwgu8gSMCC7zBI0ILvQEjggu9QSPCC72BJEILvcEkwg--ASUCPAC-QSWCC76BJgIPvsEmQjxAvwEmggu_QSbCC7-BJwIPv8EnwjyAoAFoAj4AoEFoQgkggWiCCSDBaMIJIQFpAgkhQWlCCSGBacIJIcFqQg-iAWqCPkCiQWsCCSKBa4IPosFrwj6AowFsAgkjQWxCCSOBbIIPo8FtQj7ApAFtgiBA5EFtwghkgW4CCGTBbkIIZQFugghlQW7CCGWBb0IIZcFvwg-mAXACIIDmQXCCCGaBcQIPpsFxQiDA5wFxgghnQXHCCGeBcgIPp8FywiEA6AFzAiKA6EFzQggogXOCCCjBc8IIKQF0AggpQXRCCCmBdMIIKcF1Qg-qAXWCIsDqQXYCCCqBdoIPqsF2wiMA6wF3AggrQXdCCCuBd4IPq8F4QiNA7AF4giTA7EF4wgisgXkCCKzBeUIIrQF5ggitQXnCCK2BekIIrcF6wg-uAXsCJQDuQXuCCK6BfAIPrsF8QiVA7wF8ggivQXzCCK-BfQIPr8F9wiWA8AF-AicA8EF-QgnwgX6CCfDBfsIJ8QF_AgnxQX9CCfGBf8IJ8cFgQk-yAWCCZ0DyQWECSfKBYYJPssFhwmeA8wFiAknzQWJCSfOBYoJPs8FjQmfA9AFjgmlA9EFjwkp0gWQCSnTBZEJKdQFkgkp1QWTCSnWBZUJKdcFlwk-2AWYCaYD2QWaCSnaBZwJPtsFnQmnA9wFngkp3QWfCSneBaAJPt8FowmoA-AFpAmuA-EFpQko4gWmCSjjBacJKOQFqAko5QWpCSjmBasJKOcFrQk-6AWuCa8D6QWwCSjqBbIJPusFswmwA-wFtAko7QW1CSjuBbYJPu8FuQmxA_AFugm3A_EFvAkq8gW9CSrzBb8JKvQFwAkq9QXBCSr2BcMJKvcFxQk--AXGCbgD-QXICSr6BcoJPvsFywm5A_wFzAkq_QXNCSr-Bc4JPv8F0Qm6A4AG0gnAA4EG0wksggbUCSyDBtUJLIQG1gkshQbXCSyGBtkJLIcG2wk-iAbcCcEDiQbeCSyKBuAJPosG4QnCA4wG4gksjQbjCSyOBuQJPo8G5wnDA5AG6AnJA5EG6gkvkgbrCS-TBu0JL5QG7gkvlQbvCS-WBvEJL5cG8wk-mAb0CcoDmQb2CS-aBvgJPpsG-QnLA5wG-gkvnQb7CS-eBvwJPp8G_wnMA6AGgArSA6EGggorogaDCiujBoUKK6QGhgorpQaHCiumBokKK6cGiwo-qAaMCtMDqQaQCiuqBpIKPqsGkwrUA6wGlgorrQaXCiuuBpgKPq8GmwrVA7AGnArbA7EGnQoDsgaeCgOzBp8KA7QGoAoDtQahCgO2BqMKA7cGpQo-uAamCtwDuQaoCgO6BqoKPrsGqwrdA7wGrAoDvQatCgO-Bq4KPr8GsQreA8AGsgrkA8EGswoEwga0CgTDBrUKBMQGtgoExQa3CgTGBrkKBMcGuwo-yAa8CuUDyQa-CgTKBsAKPssGwQrmA8wGwgoEzQbDCgTOBsQKPs8GxwrnA9AGyArtA9EGyQoF0gbKCgXTBssKBdQGzAoF1QbNCgXWBs8KBdcG0Qo-2AbSCu4D2QbUCgXaBtYKPtsG1wrvA9wG2AoF3QbZCgXeBtoKPt8G3QrwA-AG3gr2A-EG3woG4gbgCgbjBuEKBuQG4goG5QbjCgbmBuUKBucG5wo-6AboCvcD6QbqCgbqBuwKPusG7Qr4A-wG7goG7QbvCgbuBvAKPu8G8wr5A_AG9Ar_A_EG9QoI8gb2CgjzBvcKCPQG-AoI9Qb5Cgj2BvsKCPcG_Qo--Ab-CoAE-QaBCwj6BoMLPvsGhAuBBPwGhgsI_QaHCwj-BogLPv8GiwuCBIAHjAuIBIEHjguJBIIHjwuJBIMHkguJBIQHkwuJBIUHlAuJBIYHlguJBIcHmAs-iAeZC4oEiQebC4kEigedCz6LB54LiwSMB58LiQSNB6ALiQSOB6ELPo8HpAuMBJAHpQuQBJEHpwuRBJIHqAuRBJMHqwuRBJQHrAuRBJUHrQuRBJYHrwuRBJcHsQs-mAeyC5IEmQe0C5EEmge2Cz6bB7cLkwScB7gLkQSdB7kLkQSeB7oLPp8HvQuUBKAHvguYBKEHwAuZBKIHwQuZBKMHxAuZBKQHxQuZBKUHxguZBKYHyAuZBKcHygs-qAfLC5oEqQfNC5kEqgfPCz6rB9ALmwSsB9ELmQStB9ILmQSuB9MLPq8H1gucBLAH1wugBLEH2QuhBLIH2guhBLMH3QuhBLQH3guhBLUH3wuhBLYH4QuhBLcH4ws-uAfkC6IEuQfmC6EEugfoCz67B-kLowS8B-oLoQS9B-sLoQS-B-wLPr8H7wukBMAH8AuoBMEH8gupBMIH8wupBMMH9gupBMQH9wupBMUH-AupBMYH-gupBMcH_As-yAf9C6oEyQf_C6kEygeBDD7LB4IMqwTMB4MMqQTNB4QMqQTOB4UMPs8HiAysBNAHiQyyBA"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  AvatarScalarFieldEnum: () => AvatarScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PersonRemovalItemScalarFieldEnum: () => PersonRemovalItemScalarFieldEnum,
  PersonRemovalScalarFieldEnum: () => PersonRemovalScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SearchVocabularyScalarFieldEnum: () => SearchVocabularyScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicReadScalarFieldEnum: () => TopicReadScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  WarningScalarFieldEnum: () => WarningScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  Avatar: "Avatar",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Warning: "Warning",
  PersonRemoval: "PersonRemoval",
  PersonRemovalItem: "PersonRemovalItem",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  TopicRead: "TopicRead",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  SearchVocabulary: "SearchVocabulary",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  warnedAt: "warnedAt",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website",
  avatarVersion: "avatarVersion"
};
var AvatarScalarFieldEnum = {
  userId: "userId",
  size: "size",
  objectKey: "objectKey",
  bytes: "bytes",
  createdAt: "createdAt"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at",
  reason: "reason"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var WarningScalarFieldEnum = {
  id: "id",
  userId: "userId",
  actorId: "actorId",
  text: "text",
  createdAt: "createdAt",
  acknowledgedAt: "acknowledgedAt"
};
var PersonRemovalScalarFieldEnum = {
  id: "id",
  userId: "userId",
  actorId: "actorId",
  action: "action",
  reason: "reason",
  state: "state",
  items: "items",
  createdAt: "createdAt",
  finishedAt: "finishedAt"
};
var PersonRemovalItemScalarFieldEnum = {
  removalId: "removalId",
  stepId: "stepId",
  state: "state",
  reason: "reason",
  actorId: "actorId"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var TopicReadScalarFieldEnum = {
  userId: "userId",
  topicId: "topicId",
  replyId: "replyId",
  readAt: "readAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var SearchVocabularyScalarFieldEnum = {
  word: "word"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
