// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 08d5ffc44bdb19512c22760f1e07276fbe3b212553d28ccc396904b104102a0b.
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"warnings","kind":"object","type":"Warning","relationName":"warned"},{"name":"givenWarnings","kind":"object","type":"Warning","relationName":"given"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"Warning":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"acknowledgedAt","kind":"scalar","type":"DateTime","dbName":"acknowledged_at"},{"name":"user","kind":"object","type":"User","relationName":"warned"},{"name":"actor","kind":"object","type":"User","relationName":"given"}],"dbName":"warnings","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","warnings","givenWarnings","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Warning.findUnique","Warning.findUniqueOrThrow","Warning.findFirst","Warning.findFirstOrThrow","Warning.findMany","Warning.createOne","Warning.createMany","Warning.createManyAndReturn","Warning.updateOne","Warning.updateMany","Warning.updateManyAndReturn","Warning.upsertOne","Warning.deleteOne","Warning.deleteMany","Warning.groupBy","Warning.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","text","acknowledgedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","warnedAt","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "oBuyBPgGQhAAAMMNACARAADEDQAgEgAAxQ0AIBMAAMYNACAUAADHDQAgFQAAyA0AIBYAAMkNACAXAACZDQAgGwAAyg0AIB0AAMsNACAeAACGDQAgIwAAzQ0AICUAAMwNACAnAADODQAgLAAAzw0AIC4AANMNACAwAADQDQAgMgAA0g0AIDMAANUNACA3AADRDQAgOAAA1A0AIDkAANYNACA6AADXDQAgPQAA2A0AID4AANgNACA_AADYDQAgQQAA2Q0AIEIAANkNACBDAADaDQAgRAAA2w0AIEYAANwNACBHAADdDQAgSQAA3g0AIEoAAN4NACBOAADfDQAgTwAA3w0AIFAAAOANACDRBwAAwQ0AMNIHAACqAQAQ0wcAAMENADDjBwIAAAAB8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAAAAAaIJAQAAAAGjCUAAwgwAIaQJAQDBDAAhpgkAAMINpgkipwlAAMIMACGoCUAAwgwAIakJAQDBDAAhqglAAMIMACGrCUAAwgwAIawJAQDBDAAhrQlAAMIMACGuCUAAwgwAIa8JAgCZDAAhsAkgAMMMACGxCUAAwgwAIbIJIADDDAAhswkBAMEMACG0CQEAwQwAIbUJAQDBDAAhtgkBAMEMACG3CQEAwQwAIQEAAAABACASAwAAzAwAIAUAAKsOACAPAACsDgAg0QcAAKoOADDSBwAAAwAQ0wcAAKoOADDjBwIAmQwAIeoHAgD5DAAh6wcAAKkMACDwB0AAoAwAIfEHQADCDAAh9gcAAYkNACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACEIAwAA8Q8AIAUAAKMYACAPAAClGAAg6gcAAK0OACDxBwAArQ4AINcIAACtDgAgoAkAAK0OACChCQAArQ4AIBIDAADMDAAgBQAAqw4AIA8AAKwOACDRBwAAqg4AMNIHAAADABDTBwAAqg4AMOMHAgAAAAHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAEAAAH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAMwMACAMAACeDgAgDQAAxQ0AIA4AAMMNACDRBwAAnA4AMNIHAAAHABDTBwAAnA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACABAAAABwAgDAMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACEEAwAA8Q8AIAUAAKMYACALAACnGAAgDAAAohgAIA0DAADMDAAgBQAAoA4AIAsAAKkOACAMAACeDgAg0QcAAKgOADDSBwAACQAQ0wcAAKgOADDjBwIAAAAB6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACHFCQAApw4AIAMAAAAJACABAAAKADACAAALACAQBgAApQ4AIAgAAKYOACAJAADDDQAg0QcAAKQOADDSBwAADQAQ0wcAAKQOADDjBwIAmQwAIesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAZ0OACH6BwEAwQwAIfsHAQDBDAAh_AdAAMIMACH9B0AAwgwAIQgGAACkGAAgCAAAphgAIAkAAPUXACD5BwAArQ4AIPoHAACtDgAg-wcAAK0OACD8BwAArQ4AIP0HAACtDgAgEAYAAKUOACAIAACmDgAgCQAAww0AINEHAACkDgAw0gcAAA0AENMHAACkDgAw4wcCAAAAAesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAQAAAfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAACjDgAg0QcAAKIOADDSBwAAEQAQ0wcAAKIOADDwB0AAoAwAIfYHAAGJDQAh9wcCAJkMACH4B0AAwgwAIQIHAAClGAAg-AcAAK0OACAIBwAAow4AINEHAACiDgAw0gcAABEAENMHAACiDgAw8AdAAKAMACH2BwABAAAB9wcCAJkMACH4B0AAwgwAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAoA4AIAYAAKEOACDRBwAAnw4AMNIHAAAYABDTBwAAnw4AMOgHAAGJDQAh6QcAAYkNACHqBwIAmQwAIesHAACpDAAg7AcCAJkMACHtB0AAwgwAIe4HAgD5DAAh7wdAAMIMACHwB0AAoAwAIfEHQACgDAAhBQUAAKMYACAGAACkGAAg7QcAAK0OACDuBwAArQ4AIO8HAACtDgAgDwUAAKAOACAGAAChDgAg0QcAAJ8OADDSBwAAGAAQ0wcAAJ8OADDoBwABAAAB6QcAAQAAAeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAPEPACAMAACiGAAgDQAA9xcAIA4AAPUXACCCCAAArQ4AIA8EAADMDAAgDAAAng4AIA0AAMUNACAOAADDDQAg0QcAAJwOADDSBwAABwAQ0wcAAJwOADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAAAAAYIIAAGdDgAhgwgAALsMACCECAAAuwwAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAMwMACDRBwAAjg0AMNIHAAApABDTBwAAjg0AMPAHQACgDAAh_gcCAJkMACHcCAEAmAwAId0IBADLDAAh3ggCAJkMACHfCEAAwgwAIQEAAAApACAHAwAAzAwAINEHAACbDgAw0gcAACsAENMHAACbDgAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhAgMAAPEPACD4BwAArQ4AIAgDAADMDAAg0QcAAJsOADDSBwAAKwAQ0wcAAJsOADD2BwABiQ0AIfgHQADCDAAh_gcCAJkMACHECQAAmg4AIAMAAAArACABAAAsADACAAAtACANAwAAzAwAINEHAACZDgAw0gcAAC8AENMHAACZDgAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAhgAgBAJgMACHXCEAAwgwAIdgIAAGJDQAh2QgAAYkNACHaCAQAywwAIdsIAAC7DAAgAgMAAPEPACDXCAAArQ4AIA0DAADMDAAg0QcAAJkOADDSBwAALwAQ0wcAAJkOADDjBwIAAAAB8AdAAKAMACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACHYCAABAAAB2QgAAYkNACHaCAQAywwAIdsIAAC7DAAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADMDAAg0QcAAJgOADDSBwAAMwAQ0wcAAJgOADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACECAwAA8Q8AINcIAACtDgAgCwMAAMwMACDRBwAAmA4AMNIHAAAzABDTBwAAmA4AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh1QgBAJgMACHWCAEAmAwAIdcIQADCDAAhwwkAAJcOACADAAAAMwAgAQAANAAwAgAANQAgFBgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAh6wgCAJkMACHsCCAAwwwAIe0IIADDDAAh7ggCAJkMACHvCEAAoAwAIfAIAgCZDAAhBhgAAKEYACAZAADxDwAgGwAA_BcAIBwAAP0XACCTCAAArQ4AIJQIAACtDgAgFBgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACEDAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA3ACAMGQAAzAwAIBoAAJMOACDRBwAAlA4AMNIHAAA9ABDTBwAAlA4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhBBkAAPEPACAaAACgGAAgkwgAAK0OACCUCAAArQ4AIAwZAADMDAAgGgAAkw4AINEHAACUDgAw0gcAAD0AENMHAACUDgAw4wcCAAAAAfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACHoCAIAmQwAIQMAAAA9ACABAAA-ADACAAA_ACAJAwAAzAwAIBoAAJMOACDRBwAAkg4AMNIHAABBABDTBwAAkg4AMP4HAgCZDAAh6AgCAJkMACHpCAIAmQwAIeoIQACgDAAhAgMAAPEPACAaAACgGAAgCgMAAMwMACAaAACTDgAg0QcAAJIOADDSBwAAQQAQ0wcAAJIOADD-BwIAmQwAIegIAgCZDAAh6QgCAJkMACHqCEAAoAwAIcIJAACRDgAgAwAAAEEAIAEAAEIAMAIAAEMAIAEAAAA9ACABAAAAQQAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAABBACABAABCADACAABDACATGQAAzAwAIB8AAI4OACAkAACPDgAgJQAAzA0AICYAAJAOACDRBwAAjA4AMNIHAABJABDTBwAAjA4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhCRkAAPEPACAfAACeGAAgJAAAnRgAICUAAP4XACAmAACfGAAgkwgAAK0OACCUCAAArQ4AIM4IAACtDgAg0AgAAK0OACAUGQAAzAwAIB8AAI4OACAkAACPDgAgJQAAzA0AICYAAJAOACDRBwAAjA4AMNIHAABJABDTBwAAjA4AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhmwgAAI0O0AgisggBAJgMACHOCAIA-QwAIdAIAgD5DAAh0QgCAJkMACHBCQAAiw4AIAMAAABJACABAABKADACAABLACAHHgAAhg0AINEHAACFDQAw0gcAAE0AENMHAACFDQAw4wcCAJkMACGACAEAmAwAIbYIAQCYDAAhAQAAAE0AIAMAAABJACABAABKADACAABLACABAAAASQAgDxkAAMwMACAgAAD9DAAgIQAAhw4AICMAAM0NACDRBwAAhg4AMNIHAABRABDTBwAAhg4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACEBAAAAUQAgAQAAAEkAIAkDAADMDAAgIgAAig4AINEHAACJDgAw0gcAAFQAENMHAACJDgAw8AdAAKAMACH-BwIAmQwAIZUIAgCZDAAhzAgCAJkMACECAwAA8Q8AICIAAJ0YACAKAwAAzAwAICIAAIoOACDRBwAAiQ4AMNIHAABUABDTBwAAiQ4AMPAHQACgDAAh_gcCAJkMACGVCAIAmQwAIcwIAgCZDAAhwAkAAIgOACADAAAAVAAgAQAAVQAwAgAAVgAgAQAAAFQAIAYZAADxDwAgIAAA2REAICEAANkRACAjAAD_FwAgkwgAAK0OACCUCAAArQ4AIBAZAADMDAAgIAAA_QwAICEAAIcOACAjAADNDQAg0QcAAIYOADDSBwAAUQAQ0wcAAIYOADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACG_CQAAhQ4AIAMAAABRACABAABZADACAABaACAFIAAA_QwAINEHAAD8DAAw0gcAAFwAENMHAAD8DAAwywgCAJkMACEBAAAAXAAgAQAAAFEAIAMAAABRACABAABZADACAABaACADAAAAVAAgAQAAVQAwAgAAVgAgCwMAAMwMACDRBwAAhA4AMNIHAABhABDTBwAAhA4AMNQHAQCYDAAh8AdAAKAMACH-BwIAmQwAIZsIAgCZDAAhsggBAJgMACGUCQEAmAwAIZUJAAGJDQAhAQMAAPEPACAMAwAAzAwAINEHAACEDgAw0gcAAGEAENMHAACEDgAw1AcBAJgMACHwB0AAoAwAIf4HAgCZDAAhmwgCAJkMACGyCAEAmAwAIZQJAQCYDAAhlQkAAYkNACG-CQAAgw4AIAMAAABhACABAABiADACAABjACAPBAAAzAwAIC8AAIIOACDRBwAAgA4AMNIHAABlABDTBwAAgA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAmAwAIcEIAgCZDAAhwggCAJkMACHECCAAwwwAIQIEAADxDwAgLwAAnBgAIA8EAADMDAAgLwAAgg4AINEHAACADgAw0gcAAGUAENMHAACADgAw4wcCAAAAAfAHQACgDAAh_wcCAJkMACGACAEAmAwAIZcIAQCYDAAhmwgAAIEOxAgitggBAAAAAcEIAgCZDAAhwggCAJkMACHECCAAwwwAIQMAAABlACABAABmADACAABnACAeHwEAmAwAISgAAP8NACAqAADxDQAgLgAA0w0AINEHAAD8DQAw0gcAAGkAENMHAAD8DQAw4wcCAJkMACHwB0AAoAwAIf8HAgD5DAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhlwgBAJgMACGbCAAA_g27CCKjCAIA-QwAIaYIEAD7DQAhsQgQAPsNACG2CAEAwQwAIbcIAQDBDAAhuAgQAP0NACG5CAIAmQwAIbsIAQDBDAAhvAhAAMIMACG9CAIAmQwAIb4IIADDDAAhvwgBAJgMACHACAEAmAwAIcEIAgCZDAAhwggCAJkMACEMKAAAmxgAICoAAJcYACAuAACFGAAg_wcAAK0OACCTCAAArQ4AIJQIAACtDgAgowgAAK0OACC2CAAArQ4AILcIAACtDgAguAgAAK0OACC7CAAArQ4AILwIAACtDgAgHh8BAJgMACEoAAD_DQAgKgAA8Q0AIC4AANMNACDRBwAA_A0AMNIHAABpABDTBwAA_A0AMOMHAgAAAAHwB0AAoAwAIf8HAgD5DAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhlwgBAJgMACGbCAAA_g27CCKjCAIA-QwAIaYIEAD7DQAhsQgQAPsNACG2CAEAwQwAIbcIAQDBDAAhuAgQAP0NACG5CAIAmQwAIbsIAQDBDAAhvAhAAMIMACG9CAIAmQwAIb4IIADDDAAhvwgBAJgMACHACAEAmAwAIcEIAgCZDAAhwggCAJkMACEDAAAAaQAgAQAAagAwAgAAawAgAQAAAGUAIAwrAAD4DQAgLQAA9Q0AINEHAAD6DQAw0gcAAG4AENMHAAD6DQAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEEKwAAmhgAIC0AAJkYACCjCAAArQ4AIKgIAACtDgAgDSsAAPgNACAtAAD1DQAg0QcAAPoNADDSBwAAbgAQ0wcAAPoNADCWCAEAmAwAIaMIAgD5DAAhpAgCAJkMACGlCAIAmQwAIaYIEAD7DQAhpwgCAJkMACGoCAEAwQwAIb0JAAD5DQAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAGKwAA-A0AINEHAAD3DQAw0gcAAHMAENMHAAD3DQAwowgCAJkMACGkCAIAmQwAIQErAACaGAAgBysAAPgNACDRBwAA9w0AMNIHAABzABDTBwAA9w0AMKMIAgCZDAAhpAgCAJkMACG8CQAA9g0AIAMAAABzACABAAB0ADACAAB1ACABAAAAbgAgAQAAAHMAIBAZAADMDAAgLQAA9Q0AINEHAAD0DQAw0gcAAHkAENMHAAD0DQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAIQcZAADxDwAgLQAAmRgAIJMIAACtDgAglAgAAK0OACCWCAAArQ4AILMIAACtDgAgtAgAAK0OACARGQAAzAwAIC0AAPUNACDRBwAA9A0AMNIHAAB5ABDTBwAA9A0AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAIbsJAADzDQAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAABuACABAAAAeQAgAQAAAGkAIA8pAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAmQwAIfAHQACgDAAhmwgAAPANrQgiqggAAO8NqggiqwgCAJkMACGtCEAAwgwAIa4IAQDBDAAhrwgCAPkMACGwCAEAwQwAIQcpAADxDwAgKgAAlxgAICwAAJgYACCtCAAArQ4AIK4IAACtDgAgrwgAAK0OACCwCAAArQ4AIA8pAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAAAAB8AdAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhAwAAAIABACABAACBAQAwAgAAggEAIBkZAADMDAAgMgAA0g0AIDMAANUNACA0AADtDQAgNQAA5A0AINEHAADpDQAw0gcAAIQBABDTBwAA6Q0AMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIQkZAADxDwAgMgAAhBgAIDMAAIcYACA0AACWGAAgNQAAlRgAIJwIAACtDgAgnQgAAK0OACCeCAAArQ4AIJ8IAACtDgAgGRkAAMwMACAyAADSDQAgMwAA1Q0AIDQAAO0NACA1AADkDQAg0QcAAOkNADDSBwAAhAEAENMHAADpDQAw4wcCAAAAAfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQAAAAGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIQMAAACEAQAgAQAAhQEAMAIAAIYBACAMGQAAzAwAIDEAANAMACDRBwAA6A0AMNIHAACIAQAQ0wcAAOgNADDjBwIAmQwAIfAHQACgDAAhhwgCAJkMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIQQZAADxDwAgMQAA6A8AIJMIAACtDgAglAgAAK0OACAMGQAAzAwAIDEAANAMACDRBwAA6A0AMNIHAACIAQAQ0wcAAOgNADDjBwIAAAAB8AdAAKAMACGHCAIAmQwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhAwAAAIgBACABAACJAQAwAgAAigEAIAkDAADMDAAgMQAA0AwAINEHAADnDQAw0gcAAIwBABDTBwAA5w0AMPAHQACgDAAh_gcCAJkMACGHCAIAmQwAIZUIAgCZDAAhAgMAAPEPACAxAADoDwAgCgMAAMwMACAxAADQDAAg0QcAAOcNADDSBwAAjAEAENMHAADnDQAw8AdAAKAMACH-BwIAmQwAIYcIAgCZDAAhlQgCAJkMACG6CQAA5g0AIAMAAACMAQAgAQAAjQEAMAIAAI4BACAGMQAA0AwAIDQCAJkMACHRBwAAzwwAMNIHAACQAQAQ0wcAAM8MADCHCAIAmQwAIQEAAACQAQAgDTEAAMUMACA2AADEDAAg0QcAAMAMADDSBwAAkgEAENMHAADADAAw4wcCAJkMACHwB0AAoAwAIfEHQADCDAAhhQgBAJgMACGGCAIA-QwAIYcIAgD5DAAhiAgBAMEMACGJCCAAwwwAIQEAAACSAQAgDwQAAMwMACA1AADkDQAg0QcAAOMNADDSBwAAlAEAENMHAADjDQAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGLCAEAmAwAIYwIBADLDAAhjQgBAJgMACGOCAEAmAwAIY8IQACgDAAhkAgBAJgMACEBAAAAlAEAIAEAAACSAQAgAQAAAIQBACABAAAAiAEAIAEAAACMAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAAB5ACABAAB6ADACAAB7ACAMGQAAzAwAINEHAADlDQAw0gcAAJwBABDTBwAA5Q0AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIbIIAQCYDAAhtQhAAMIMACEEGQAA8Q8AIJMIAACtDgAglAgAAK0OACC1CAAArQ4AIAwZAADMDAAg0QcAAOUNADDSBwAAnAEAENMHAADlDQAw4wcCAAAAAfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGyCAEAmAwAIbUIQADCDAAhAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACACBAAA8Q8AIDUAAJUYACAPBAAAzAwAIDUAAOQNACDRBwAA4w0AMNIHAACUAQAQ0wcAAOMNADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhiwgBAJgMACGMCAQAywwAIY0IAQCYDAAhjggBAAAAAY8IQACgDAAhkAgBAJgMACEDAAAAlAEAIAEAAKEBADACAACiAQAgBwQAAMwMACA5AgCZDAAh0QcAAMoMADDSBwAApAEAENMHAADKDAAw_wcCAJkMACGKCAQAywwAIQEAAACkAQAgExkAAL4NACA7AADMDAAgPAAAvg0AINEHAADhDQAw0gcAAKYBABDTBwAA4Q0AMOMHAgCZDAAh8AdAAKAMACGRCAIA-QwAIZsIAADiDY4JIvwIAQCYDAAhggkBAJgMACGDCQIAmQwAIYsJAgCZDAAhjAkBAMEMACGOCQIA-QwAIY8JAQDBDAAhkAlAAMIMACGRCUAAwgwAIQkZAADxDwAgOwAA8Q8AIDwAAPEPACCRCAAArQ4AIIwJAACtDgAgjgkAAK0OACCPCQAArQ4AIJAJAACtDgAgkQkAAK0OACATGQAAvg0AIDsAAMwMACA8AAC-DQAg0QcAAOENADDSBwAApgEAENMHAADhDQAw4wcCAAAAAfAHQACgDAAhkQgCAPkMACGbCAAA4g2OCSL8CAEAmAwAIYIJAQCYDAAhgwkCAJkMACGLCQIAmQwAIYwJAQDBDAAhjgkCAPkMACGPCQEAwQwAIZAJQADCDAAhkQlAAMIMACEDAAAApgEAIAEAAKcBADACAACoAQAgQhAAAMMNACARAADEDQAgEgAAxQ0AIBMAAMYNACAUAADHDQAgFQAAyA0AIBYAAMkNACAXAACZDQAgGwAAyg0AIB0AAMsNACAeAACGDQAgIwAAzQ0AICUAAMwNACAnAADODQAgLAAAzw0AIC4AANMNACAwAADQDQAgMgAA0g0AIDMAANUNACA3AADRDQAgOAAA1A0AIDkAANYNACA6AADXDQAgPQAA2A0AID4AANgNACA_AADYDQAgQQAA2Q0AIEIAANkNACBDAADaDQAgRAAA2w0AIEYAANwNACBHAADdDQAgSQAA3g0AIEoAAN4NACBOAADfDQAgTwAA3w0AIFAAAOANACDRBwAAwQ0AMNIHAACqAQAQ0wcAAMENADDjBwIAmQwAIfAHQACgDAAhiAgBAMEMACG8CEAAwgwAIZcJAQDBDAAhogkBAJgMACGjCUAAwgwAIaQJAQDBDAAhpgkAAMINpgkipwlAAMIMACGoCUAAwgwAIakJAQDBDAAhqglAAMIMACGrCUAAwgwAIawJAQDBDAAhrQlAAMIMACGuCUAAwgwAIa8JAgCZDAAhsAkgAMMMACGxCUAAwgwAIbIJIADDDAAhswkBAMEMACG0CQEAwQwAIbUJAQDBDAAhtgkBAMEMACG3CQEAwQwAIQEAAACqAQAgAQAAAKoBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIA8EAAC-DQAgQAAAzAwAINEHAADADQAw0gcAAK8BABDTBwAAwA0AMOIHQACgDAAh4wcCAJkMACH_BwIA-QwAIZYIAQDBDAAhsggBAJgMACH8CAEAwQwAIYIJAQCYDAAhgwkCAJkMACGJCQIAmQwAIYoJAgCZDAAhBQQAAPEPACBAAADxDwAg_wcAAK0OACCWCAAArQ4AIPwIAACtDgAgEAQAAL4NACBAAADMDAAg0QcAAMANADDSBwAArwEAENMHAADADQAw4gdAAKAMACHjBwIAAAAB_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIbkJAAC_DQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAACqAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIA4DAAC-DQAgVgAAkw0AINEHAAC9DQAw0gcAALUBABDTBwAAvQ0AMOMHAgCZDAAh8AdAAKAMACH-BwIA-QwAIfMIAgCZDAAh-AgBAMEMACGbCQEAmAwAIZwJAQCYDAAhnQlAAKAMACGeCUAAwgwAIQQDAADxDwAg_gcAAK0OACD4CAAArQ4AIJ4JAACtDgAgDgMAAL4NACBWAACTDQAg0QcAAL0NADDSBwAAtQEAENMHAAC9DQAw4wcCAAAAAfAHQACgDAAh_gcCAPkMACHzCAIAmQwAIfgIAQDBDAAhmwkBAJgMACGcCQEAmAwAIZ0JQACgDAAhnglAAMIMACEDAAAAtQEAIAEAALYBADACAAC3AQAgAQAAAKoBACALAwAAzAwAINEHAAC8DQAw0gcAALoBABDTBwAAvA0AMPAHQACgDAAh8QdAAKAMACH2BwABiQ0AIfgHQADCDAAh_gcCAJkMACGWCQEAmAwAIZcJAQCYDAAhAgMAAPEPACD4BwAArQ4AIAsDAADMDAAg0QcAALwNADDSBwAAugEAENMHAAC8DQAw8AdAAKAMACHxB0AAoAwAIfYHAAEAAAH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQMAAAC6AQAgAQAAuwEAMAIAALwBACALRQAAzAwAINEHAAC7DQAw0gcAAL4BABDTBwAAuw0AMOMHAgCZDAAh8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAhmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhAUUAAPEPACALRQAAzAwAINEHAAC7DQAw0gcAAL4BABDTBwAAuw0AMOMHAgAAAAHwB0AAoAwAIfEHQACgDAAh9gcAAQAAAZgJAgCZDAAhmQkCAJkMACGaCQIAmQwAIQMAAAC-AQAgAQAAvwEAMAIAAMABACATAwAAzAwAINEHAAC6DQAw0gcAAMIBABDTBwAAug0AMOMHAgCZDAAh5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQDBDAAh8ggBAJgMACHzCAIAmQwAIfQIAgCZDAAh9QgCAJkMACH2CAQAywwAIfcIAgCZDAAh-AgBAMEMACH5CEAAwgwAIQYDAADxDwAg5QcAAK0OACDxBwAArQ4AII4IAACtDgAg-AgAAK0OACD5CAAArQ4AIBMDAADMDAAg0QcAALoNADDSBwAAwgEAENMHAAC6DQAw4wcCAAAAAeUHQADCDAAh7QdAAKAMACHxB0AAwgwAIf4HAgCZDAAhiggEAMsMACGOCAEAAAAB8ggBAJgMACHzCAIAmQwAIfQIAgCZDAAh9QgCAJkMACH2CAQAywwAIfcIAgCZDAAh-AgBAMEMACH5CEAAwgwAIQMAAADCAQAgAQAAwwEAMAIAAMQBACALAwAAzAwAIEgAAMwMACDRBwAAuQ0AMNIHAADGAQAQ0wcAALkNADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACH9CAIAmQwAIYAJAQCYDAAhgQlAAMIMACEDAwAA8Q8AIEgAAPEPACCBCQAArQ4AIAsDAADMDAAgSAAAzAwAINEHAAC5DQAw0gcAAMYBABDTBwAAuQ0AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh_QgCAJkMACGACQEAmAwAIYEJQADCDAAhAwAAAMYBACABAADHAQAwAgAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACAPAwAAzAwAICoCAJkMACFIAADMDAAgTQAAoA0AINEHAAC4DQAw0gcAAMsBABDTBwAAuA0AMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIfIIAQCYDAAh_AgBAMEMACH9CAIAmQwAIf4IAQCYDAAh_whAAMIMACEFAwAA8Q8AIEgAAPEPACBNAADkEwAg_AgAAK0OACD_CAAArQ4AIA8DAADMDAAgKgIAmQwAIUgAAMwMACBNAACgDQAg0QcAALgNADDSBwAAywEAENMHAAC4DQAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACHyCAEAmAwAIfwIAQDBDAAh_QgCAJkMACH-CAEAmAwAIf8IQADCDAAhAwAAAMsBACABAADMAQAwAgAAzQEAIApLAAC2DQAgTAAAtw0AINEHAAC1DQAw0gcAAM8BABDTBwAAtQ0AMPIIAQDBDAAh-ggCAJkMACH7CAIAmQwAIfwIAQDBDAAh_QgCAPkMACEFSwAAkxgAIEwAAJQYACDyCAAArQ4AIPwIAACtDgAg_QgAAK0OACAKSwAAtg0AIEwAALcNACDRBwAAtQ0AMNIHAADPAQAQ0wcAALUNADDyCAEAwQwAIfoIAgAAAAH7CAIAmQwAIfwIAQDBDAAh_QgCAPkMACEDAAAAzwEAIAEAANABADACAADRAQAgAwAAAM8BACABAADQAQAwAgAA0QEAIAEAAADPAQAgAQAAAM8BACADAAAAywEAIAEAAMwBADACAADNAQAgCQMAAMwMACDRBwAAtA0AMNIHAADXAQAQ0wcAALQNADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQCYDAAhAQMAAPEPACAKAwAAzAwAINEHAAC0DQAw0gcAANcBABDTBwAAtA0AMPAHQACgDAAh_gcCAJkMACGKCAIAmQwAIYwIAgCZDAAhjggBAAAAAbgJAACzDQAgAwAAANcBACABAADYAQAwAgAA2QEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEEAIAEAAABJACABAAAAUQAgAQAAAFQAIAEAAABhACABAAAAZQAgAQAAAIABACABAAAAhAEAIAEAAACIAQAgAQAAAHkAIAEAAACcAQAgAQAAAIwBACABAAAAlAEAIAEAAACmAQAgAQAAAKYBACABAAAApgEAIAEAAACvAQAgAQAAAK8BACABAAAAtQEAIAEAAAC6AQAgAQAAAL4BACABAAAAwgEAIAEAAADGAQAgAQAAAMYBACABAAAAywEAIAEAAADLAQAgAQAAANcBACABAAAAAQAgOBAAAPUXACARAAD2FwAgEgAA9xcAIBMAAPgXACAUAAD5FwAgFQAA-hcAIBYAAPsXACAXAACjEwAgGwAA_BcAIB0AAP0XACAeAACyEgAgIwAA_xcAICUAAP4XACAnAACAGAAgLAAAgRgAIC4AAIUYACAwAACCGAAgMgAAhBgAIDMAAIcYACA3AACDGAAgOAAAhhgAIDkAAIgYACA6AACJGAAgPQAAihgAID4AAIoYACA_AACKGAAgQQAAixgAIEIAAIsYACBDAACMGAAgRAAAjRgAIEYAAI4YACBHAACPGAAgSQAAkBgAIEoAAJAYACBOAACRGAAgTwAAkRgAIFAAAJIYACCICAAArQ4AILwIAACtDgAglwkAAK0OACCjCQAArQ4AIKQJAACtDgAgpwkAAK0OACCoCQAArQ4AIKkJAACtDgAgqgkAAK0OACCrCQAArQ4AIKwJAACtDgAgrQkAAK0OACCuCQAArQ4AILEJAACtDgAgswkAAK0OACC0CQAArQ4AILUJAACtDgAgtgkAAK0OACC3CQAArQ4AIAMAAACqAQAgAQAA_wEAMAIAAAEAIAMAAACqAQAgAQAA_wEAMAIAAAEAIAMAAACqAQAgAQAA_wEAMAIAAAEAID8QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAVYAAIMCACAa4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAVYAAIUCADABVgAAhQIAMD8QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACECAAAAAQAgVgAAiAIAIBrjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQIAAACqAQAgVgAAigIAIAIAAACqAQAgVgAAigIAIAMAAAABACBdAACDAgAgXgAAiAIAIAEAAAABACABAAAAqgEAIBgKAACnFAAgYwAAqBQAIGQAAKsUACBlAACqFAAgZgAAqRQAIIgIAACtDgAgvAgAAK0OACCXCQAArQ4AIKMJAACtDgAgpAkAAK0OACCnCQAArQ4AIKgJAACtDgAgqQkAAK0OACCqCQAArQ4AIKsJAACtDgAgrAkAAK0OACCtCQAArQ4AIK4JAACtDgAgsQkAAK0OACCzCQAArQ4AILQJAACtDgAgtQkAAK0OACC2CQAArQ4AILcJAACtDgAgHdEHAACvDQAw0gcAAJECABDTBwAArw0AMOMHAgCMDAAh8AdAAJwMACGICAEAtAwAIbwIQACqDAAhlwkBALQMACGiCQEAiwwAIaMJQACqDAAhpAkBALQMACGmCQAAsA2mCSKnCUAAqgwAIagJQACqDAAhqQkBALQMACGqCUAAqgwAIasJQACqDAAhrAkBALQMACGtCUAAqgwAIa4JQACqDAAhrwkCAIwMACGwCSAAvQwAIbEJQACqDAAhsgkgAL0MACGzCQEAtAwAIbQJAQC0DAAhtQkBALQMACG2CQEAtAwAIbcJAQC0DAAhAwAAAKoBACABAACQAgAwYgAAkQIAIAMAAACqAQAgAQAA_wEAMAIAAAEAIAEAAADZAQAgAQAAANkBACADAAAA1wEAIAEAANgBADACAADZAQAgAwAAANcBACABAADYAQAwAgAA2QEAIAMAAADXAQAgAQAA2AEAMAIAANkBACAGAwAAphQAIPAHQAAAAAH-BwIAAAABiggCAAAAAYwIAgAAAAGOCAEAAAABAVYAAJkCACAF8AdAAAAAAf4HAgAAAAGKCAIAAAABjAgCAAAAAY4IAQAAAAEBVgAAmwIAMAFWAACbAgAwBgMAAKUUACDwB0AAuQ4AIf4HAgC0DgAhiggCALQOACGMCAIAtA4AIY4IAQCzDgAhAgAAANkBACBWAACeAgAgBfAHQAC5DgAh_gcCALQOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACECAAAA1wEAIFYAAKACACACAAAA1wEAIFYAAKACACADAAAA2QEAIF0AAJkCACBeAACeAgAgAQAAANkBACABAAAA1wEAIAUKAACgFAAgYwAAoRQAIGQAAKQUACBlAACjFAAgZgAAohQAIAjRBwAArg0AMNIHAACnAgAQ0wcAAK4NADDwB0AAnAwAIf4HAgCMDAAhiggCAIwMACGMCAIAjAwAIY4IAQCLDAAhAwAAANcBACABAACmAgAwYgAApwIAIAMAAADXAQAgAQAA2AEAMAIAANkBACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADzDgAgBQAA9A4AIA8AAMEPACDjBwIAAAAB6gcCAAAAAesHAADyDgAg8AdAAAAAAfEHQAAAAAH2BwABAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABAVYAAK8CACAM4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABoQkCAAAAAQFWAACxAgAwAVYAALECADABAAAABwAgAQAAAA0AIA8DAADvDgAgBQAA8A4AIA8AAL8PACDjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhoQkCAMsOACECAAAABQAgVgAAtgIAIAzjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACH-BwIAtA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhoQkCAMsOACECAAAAAwAgVgAAuAIAIAIAAAADACBWAAC4AgAgAQAAAAcAIAEAAAANACADAAAABQAgXQAArwIAIF4AALYCACABAAAABQAgAQAAAAMAIAoKAACbFAAgYwAAnBQAIGQAAJ8UACBlAACeFAAgZgAAnRQAIOoHAACtDgAg8QcAAK0OACDXCAAArQ4AIKAJAACtDgAgoQkAAK0OACAP0QcAAK0NADDSBwAAwQIAENMHAACtDQAw4wcCAIwMACHqBwIAqwwAIesHAACpDAAg8AdAAJwMACHxB0AAqgwAIfYHAAGoDAAh_gcCAIwMACGACAEAiwwAIdcIQACqDAAhnwkBAIsMACGgCUAAqgwAIaEJAgCrDAAhAwAAAAMAIAEAAMACADBiAADBAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAC3AQAgAQAAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACALAwAAmhQAIFaAAAAAAeMHAgAAAAHwB0AAAAAB_gcCAAAAAfMIAgAAAAH4CAEAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQFWAADJAgAgClaAAAAAAeMHAgAAAAHwB0AAAAAB_gcCAAAAAfMIAgAAAAH4CAEAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQFWAADLAgAwAVYAAMsCADABAAAAqgEAIAsDAACZFAAgVoAAAAAB4wcCALQOACHwB0AAuQ4AIf4HAgDLDgAh8wgCALQOACH4CAEA3w4AIZsJAQCzDgAhnAkBALMOACGdCUAAuQ4AIZ4JQADKDgAhAgAAALcBACBWAADPAgAgClaAAAAAAeMHAgC0DgAh8AdAALkOACH-BwIAyw4AIfMIAgC0DgAh-AgBAN8OACGbCQEAsw4AIZwJAQCzDgAhnQlAALkOACGeCUAAyg4AIQIAAAC1AQAgVgAA0QIAIAIAAAC1AQAgVgAA0QIAIAEAAACqAQAgAwAAALcBACBdAADJAgAgXgAAzwIAIAEAAAC3AQAgAQAAALUBACAICgAAlBQAIGMAAJUUACBkAACYFAAgZQAAlxQAIGYAAJYUACD-BwAArQ4AIPgIAACtDgAgngkAAK0OACANVgAAkA0AINEHAACsDQAw0gcAANkCABDTBwAArA0AMOMHAgCMDAAh8AdAAJwMACH-BwIAqwwAIfMIAgCMDAAh-AgBALQMACGbCQEAiwwAIZwJAQCLDAAhnQlAAJwMACGeCUAAqgwAIQMAAAC1AQAgAQAA2AIAMGIAANkCACADAAAAtQEAIAEAALYBADACAAC3AQAgAQAAAMABACABAAAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAhFAACTFAAg4wcCAAAAAfAHQAAAAAHxB0AAAAAB9gcAAQAAAZgJAgAAAAGZCQIAAAABmgkCAAAAAQFWAADhAgAgB-MHAgAAAAHwB0AAAAAB8QdAAAAAAfYHAAEAAAGYCQIAAAABmQkCAAAAAZoJAgAAAAEBVgAA4wIAMAFWAADjAgAwCEUAAJIUACDjBwIAtA4AIfAHQAC5DgAh8QdAALkOACH2BwAByA4AIZgJAgC0DgAhmQkCALQOACGaCQIAtA4AIQIAAADAAQAgVgAA5gIAIAfjBwIAtA4AIfAHQAC5DgAh8QdAALkOACH2BwAByA4AIZgJAgC0DgAhmQkCALQOACGaCQIAtA4AIQIAAAC-AQAgVgAA6AIAIAIAAAC-AQAgVgAA6AIAIAMAAADAAQAgXQAA4QIAIF4AAOYCACABAAAAwAEAIAEAAAC-AQAgBQoAAI0UACBjAACOFAAgZAAAkRQAIGUAAJAUACBmAACPFAAgCtEHAACrDQAw0gcAAO8CABDTBwAAqw0AMOMHAgCMDAAh8AdAAJwMACHxB0AAnAwAIfYHAAGoDAAhmAkCAIwMACGZCQIAjAwAIZoJAgCMDAAhAwAAAL4BACABAADuAgAwYgAA7wIAIAMAAAC-AQAgAQAAvwEAMAIAAMABACABAAAAvAEAIAEAAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgCAMAAIwUACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH4B0AAAAAB_gcCAAAAAZYJAQAAAAGXCQEAAAABAVYAAPcCACAH8AdAAAAAAfEHQAAAAAH2BwABAAAB-AdAAAAAAf4HAgAAAAGWCQEAAAABlwkBAAAAAQFWAAD5AgAwAVYAAPkCADAIAwAAixQAIPAHQAC5DgAh8QdAALkOACH2BwAByA4AIfgHQADKDgAh_gcCALQOACGWCQEAsw4AIZcJAQCzDgAhAgAAALwBACBWAAD8AgAgB_AHQAC5DgAh8QdAALkOACH2BwAByA4AIfgHQADKDgAh_gcCALQOACGWCQEAsw4AIZcJAQCzDgAhAgAAALoBACBWAAD-AgAgAgAAALoBACBWAAD-AgAgAwAAALwBACBdAAD3AgAgXgAA_AIAIAEAAAC8AQAgAQAAALoBACAGCgAAhhQAIGMAAIcUACBkAACKFAAgZQAAiRQAIGYAAIgUACD4BwAArQ4AIArRBwAAqg0AMNIHAACFAwAQ0wcAAKoNADDwB0AAnAwAIfEHQACcDAAh9gcAAagMACH4B0AAqgwAIf4HAgCMDAAhlgkBAIsMACGXCQEAiwwAIQMAAAC6AQAgAQAAhAMAMGIAAIUDACADAAAAugEAIAEAALsBADACAAC8AQAgAQAAAGMAIAEAAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAMAAABhACABAABiADACAABjACAIAwAAhRQAINQHAQAAAAHwB0AAAAAB_gcCAAAAAZsIAgAAAAGyCAEAAAABlAkBAAAAAZUJAAEAAAEBVgAAjQMAIAfUBwEAAAAB8AdAAAAAAf4HAgAAAAGbCAIAAAABsggBAAAAAZQJAQAAAAGVCQABAAABAVYAAI8DADABVgAAjwMAMAgDAACEFAAg1AcBALMOACHwB0AAuQ4AIf4HAgC0DgAhmwgCALQOACGyCAEAsw4AIZQJAQCzDgAhlQkAAcgOACECAAAAYwAgVgAAkgMAIAfUBwEAsw4AIfAHQAC5DgAh_gcCALQOACGbCAIAtA4AIbIIAQCzDgAhlAkBALMOACGVCQAByA4AIQIAAABhACBWAACUAwAgAgAAAGEAIFYAAJQDACADAAAAYwAgXQAAjQMAIF4AAJIDACABAAAAYwAgAQAAAGEAIAUKAAD_EwAgYwAAgBQAIGQAAIMUACBlAACCFAAgZgAAgRQAIArRBwAAqQ0AMNIHAACbAwAQ0wcAAKkNADDUBwEAiwwAIfAHQACcDAAh_gcCAIwMACGbCAIAjAwAIbIIAQCLDAAhlAkBAIsMACGVCQABqAwAIQMAAABhACABAACaAwAwYgAAmwMAIAMAAABhACABAABiADACAABjACAM0QcAAKgNADDSBwAAoQMAENMHAACoDQAw4gdAAKAMACHjBwIAAAAB_AgBAMEMACH9CAIA-QwAIf4IAQCYDAAhggkBAJgMACGDCQIA-QwAIZIJAQDBDAAhkwkAAJMNACABAAAAngMAIAEAAACeAwAgDNEHAACoDQAw0gcAAKEDABDTBwAAqA0AMOIHQACgDAAh4wcCAJkMACH8CAEAwQwAIf0IAgD5DAAh_ggBAJgMACGCCQEAmAwAIYMJAgD5DAAhkgkBAMEMACGTCQAAkw0AIAT8CAAArQ4AIP0IAACtDgAggwkAAK0OACCSCQAArQ4AIAMAAAChAwAgAQAAogMAMAIAAJ4DACADAAAAoQMAIAEAAKIDADACAACeAwAgAwAAAKEDACABAACiAwAwAgAAngMAIAniB0AAAAAB4wcCAAAAAfwIAQAAAAH9CAIAAAAB_ggBAAAAAYIJAQAAAAGDCQIAAAABkgkBAAAAAZMJgAAAAAEBVgAApgMAIAniB0AAAAAB4wcCAAAAAfwIAQAAAAH9CAIAAAAB_ggBAAAAAYIJAQAAAAGDCQIAAAABkgkBAAAAAZMJgAAAAAEBVgAAqAMAMAFWAACoAwAwCeIHQAC5DgAh4wcCALQOACH8CAEA3w4AIf0IAgDLDgAh_ggBALMOACGCCQEAsw4AIYMJAgDLDgAhkgkBAN8OACGTCYAAAAABAgAAAJ4DACBWAACrAwAgCeIHQAC5DgAh4wcCALQOACH8CAEA3w4AIf0IAgDLDgAh_ggBALMOACGCCQEAsw4AIYMJAgDLDgAhkgkBAN8OACGTCYAAAAABAgAAAKEDACBWAACtAwAgAgAAAKEDACBWAACtAwAgAwAAAJ4DACBdAACmAwAgXgAAqwMAIAEAAACeAwAgAQAAAKEDACAJCgAA-hMAIGMAAPsTACBkAAD-EwAgZQAA_RMAIGYAAPwTACD8CAAArQ4AIP0IAACtDgAggwkAAK0OACCSCQAArQ4AIAzRBwAApw0AMNIHAAC0AwAQ0wcAAKcNADDiB0AAnAwAIeMHAgCMDAAh_AgBALQMACH9CAIAqwwAIf4IAQCLDAAhggkBAIsMACGDCQIAqwwAIZIJAQC0DAAhkwkAAJANACADAAAAoQMAIAEAALMDADBiAAC0AwAgAwAAAKEDACABAACiAwAwAgAAngMAIAEAAACoAQAgAQAAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACAQGQAA-BMAIDsAAPcTACA8AAD5EwAg4wcCAAAAAfAHQAAAAAGRCAIAAAABmwgAAACOCQL8CAEAAAABggkBAAAAAYMJAgAAAAGLCQIAAAABjAkBAAAAAY4JAgAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAEBVgAAvAMAIA3jBwIAAAAB8AdAAAAAAZEIAgAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYsJAgAAAAGMCQEAAAABjgkCAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQFWAAC-AwAwAVYAAL4DADABAAAAqgEAIAEAAACqAQAgEBkAAPUTACA7AAD0EwAgPAAA9hMAIOMHAgC0DgAh8AdAALkOACGRCAIAyw4AIZsIAADzE44JIvwIAQCzDgAhggkBALMOACGDCQIAtA4AIYsJAgC0DgAhjAkBAN8OACGOCQIAyw4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQIAAACoAQAgVgAAwwMAIA3jBwIAtA4AIfAHQAC5DgAhkQgCAMsOACGbCAAA8xOOCSL8CAEAsw4AIYIJAQCzDgAhgwkCALQOACGLCQIAtA4AIYwJAQDfDgAhjgkCAMsOACGPCQEA3w4AIZAJQADKDgAhkQlAAMoOACECAAAApgEAIFYAAMUDACACAAAApgEAIFYAAMUDACABAAAAqgEAIAEAAACqAQAgAwAAAKgBACBdAAC8AwAgXgAAwwMAIAEAAACoAQAgAQAAAKYBACALCgAA7hMAIGMAAO8TACBkAADyEwAgZQAA8RMAIGYAAPATACCRCAAArQ4AIIwJAACtDgAgjgkAAK0OACCPCQAArQ4AIJAJAACtDgAgkQkAAK0OACAQ0QcAAKMNADDSBwAAzgMAENMHAACjDQAw4wcCAIwMACHwB0AAnAwAIZEIAgCrDAAhmwgAAKQNjgki_AgBAIsMACGCCQEAiwwAIYMJAgCMDAAhiwkCAIwMACGMCQEAtAwAIY4JAgCrDAAhjwkBALQMACGQCUAAqgwAIZEJQACqDAAhAwAAAKYBACABAADNAwAwYgAAzgMAIAMAAACmAQAgAQAApwEAMAIAAKgBACABAAAAsQEAIAEAAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACADAAAArwEAIAEAALABADACAACxAQAgDAQAAOwTACBAAADtEwAg4gdAAAAAAeMHAgAAAAH_BwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABigkCAAAAAQFWAADWAwAgCuIHQAAAAAHjBwIAAAAB_wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAYoJAgAAAAEBVgAA2AMAMAFWAADYAwAwAQAAAKoBACAMBAAA6hMAIEAAAOsTACDiB0AAuQ4AIeMHAgC0DgAh_wcCAMsOACGWCAEA3w4AIbIIAQCzDgAh_AgBAN8OACGCCQEAsw4AIYMJAgC0DgAhiQkCALQOACGKCQIAtA4AIQIAAACxAQAgVgAA3AMAIAriB0AAuQ4AIeMHAgC0DgAh_wcCAMsOACGWCAEA3w4AIbIIAQCzDgAh_AgBAN8OACGCCQEAsw4AIYMJAgC0DgAhiQkCALQOACGKCQIAtA4AIQIAAACvAQAgVgAA3gMAIAIAAACvAQAgVgAA3gMAIAEAAACqAQAgAwAAALEBACBdAADWAwAgXgAA3AMAIAEAAACxAQAgAQAAAK8BACAICgAA5RMAIGMAAOYTACBkAADpEwAgZQAA6BMAIGYAAOcTACD_BwAArQ4AIJYIAACtDgAg_AgAAK0OACAN0QcAAKINADDSBwAA5gMAENMHAACiDQAw4gdAAJwMACHjBwIAjAwAIf8HAgCrDAAhlggBALQMACGyCAEAiwwAIfwIAQC0DAAhggkBAIsMACGDCQIAjAwAIYkJAgCMDAAhigkCAIwMACEDAAAArwEAIAEAAOUDADBiAADmAwAgAwAAAK8BACABAACwAQAwAgAAsQEAIBIqAACgDQAg0QcAAJ8NADDSBwAA7AMAENMHAACfDQAw4gdAAKAMACHjBwIAAAABkQgCAPkMACGWCAEAwQwAIfIIAQCYDAAh_AgBAMEMACH9CAIA-QwAIYIJAQCYDAAhgwkCAJkMACGECQIA-QwAIYUJAQCYDAAhhgkBAMEMACGHCSAAwwwAIYgJAAChDQAgAQAAAOkDACABAAAA6QMAIBEqAACgDQAg0QcAAJ8NADDSBwAA7AMAENMHAACfDQAw4gdAAKAMACHjBwIAmQwAIZEIAgD5DAAhlggBAMEMACHyCAEAmAwAIfwIAQDBDAAh_QgCAPkMACGCCQEAmAwAIYMJAgCZDAAhhAkCAPkMACGFCQEAmAwAIYYJAQDBDAAhhwkgAMMMACEHKgAA5BMAIJEIAACtDgAglggAAK0OACD8CAAArQ4AIP0IAACtDgAghAkAAK0OACCGCQAArQ4AIAMAAADsAwAgAQAA7QMAMAIAAOkDACADAAAA7AMAIAEAAO0DADACAADpAwAgAwAAAOwDACABAADtAwAwAgAA6QMAIA4qAADjEwAg4gdAAAAAAeMHAgAAAAGRCAIAAAABlggBAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAYIJAQAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCQEAAAABhwkgAAAAAQFWAADxAwAgDeIHQAAAAAHjBwIAAAABkQgCAAAAAZYIAQAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAGCCQEAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJIAAAAAEBVgAA8wMAMAFWAADzAwAwDioAANkTACDiB0AAuQ4AIeMHAgC0DgAhkQgCAMsOACGWCAEA3w4AIfIIAQCzDgAh_AgBAN8OACH9CAIAyw4AIYIJAQCzDgAhgwkCALQOACGECQIAyw4AIYUJAQCzDgAhhgkBAN8OACGHCSAA4g8AIQIAAADpAwAgVgAA9gMAIA3iB0AAuQ4AIeMHAgC0DgAhkQgCAMsOACGWCAEA3w4AIfIIAQCzDgAh_AgBAN8OACH9CAIAyw4AIYIJAQCzDgAhgwkCALQOACGECQIAyw4AIYUJAQCzDgAhhgkBAN8OACGHCSAA4g8AIQIAAADsAwAgVgAA-AMAIAIAAADsAwAgVgAA-AMAIAMAAADpAwAgXQAA8QMAIF4AAPYDACABAAAA6QMAIAEAAADsAwAgCwoAANQTACBjAADVEwAgZAAA2BMAIGUAANcTACBmAADWEwAgkQgAAK0OACCWCAAArQ4AIPwIAACtDgAg_QgAAK0OACCECQAArQ4AIIYJAACtDgAgENEHAACeDQAw0gcAAP8DABDTBwAAng0AMOIHQACcDAAh4wcCAIwMACGRCAIAqwwAIZYIAQC0DAAh8ggBAIsMACH8CAEAtAwAIf0IAgCrDAAhggkBAIsMACGDCQIAjAwAIYQJAgCrDAAhhQkBAIsMACGGCQEAtAwAIYcJIAC9DAAhAwAAAOwDACABAAD-AwAwYgAA_wMAIAMAAADsAwAgAQAA7QMAMAIAAOkDACABAAAAyAEAIAEAAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACADAAAAxgEAIAEAAMcBADACAADIAQAgCAMAANITACBIAADTEwAg4wcCAAAAAfAHQAAAAAH-BwIAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABAVYAAIcEACAG4wcCAAAAAfAHQAAAAAH-BwIAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABAVYAAIkEADABVgAAiQQAMAgDAADQEwAgSAAA0RMAIOMHAgC0DgAh8AdAALkOACH-BwIAtA4AIf0IAgC0DgAhgAkBALMOACGBCUAAyg4AIQIAAADIAQAgVgAAjAQAIAbjBwIAtA4AIfAHQAC5DgAh_gcCALQOACH9CAIAtA4AIYAJAQCzDgAhgQlAAMoOACECAAAAxgEAIFYAAI4EACACAAAAxgEAIFYAAI4EACADAAAAyAEAIF0AAIcEACBeAACMBAAgAQAAAMgBACABAAAAxgEAIAYKAADLEwAgYwAAzBMAIGQAAM8TACBlAADOEwAgZgAAzRMAIIEJAACtDgAgCdEHAACdDQAw0gcAAJUEABDTBwAAnQ0AMOMHAgCMDAAh8AdAAJwMACH-BwIAjAwAIf0IAgCMDAAhgAkBAIsMACGBCUAAqgwAIQMAAADGAQAgAQAAlAQAMGIAAJUEACADAAAAxgEAIAEAAMcBADACAADIAQAgAQAAAM0BACABAAAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAwDAADIEwAgKgIAAAABSAAAyRMAIE0AAMoTACDjBwIAAAAB8AdAAAAAAf4HAgAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAAB_whAAAAAAQFWAACdBAAgCSoCAAAAAeMHAgAAAAHwB0AAAAAB_gcCAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAf4IAQAAAAH_CEAAAAABAVYAAJ8EADABVgAAnwQAMAwDAAC5EwAgKgIAtA4AIUgAALoTACBNAAC7EwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf0IAgC0DgAh_ggBALMOACH_CEAAyg4AIQIAAADNAQAgVgAAogQAIAkqAgC0DgAh4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf0IAgC0DgAh_ggBALMOACH_CEAAyg4AIQIAAADLAQAgVgAApAQAIAIAAADLAQAgVgAApAQAIAMAAADNAQAgXQAAnQQAIF4AAKIEACABAAAAzQEAIAEAAADLAQAgBwoAALQTACBjAAC1EwAgZAAAuBMAIGUAALcTACBmAAC2EwAg_AgAAK0OACD_CAAArQ4AIAwqAgCMDAAh0QcAAJwNADDSBwAAqwQAENMHAACcDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAh8ggBAIsMACH8CAEAtAwAIf0IAgCMDAAh_ggBAIsMACH_CEAAqgwAIQMAAADLAQAgAQAAqgQAMGIAAKsEACADAAAAywEAIAEAAMwBADACAADNAQAgAQAAANEBACABAAAA0QEAIAMAAADPAQAgAQAA0AEAMAIAANEBACADAAAAzwEAIAEAANABADACAADRAQAgAwAAAM8BACABAADQAQAwAgAA0QEAIAdLAACyEwAgTAAAsxMAIPIIAQAAAAH6CAIAAAAB-wgCAAAAAfwIAQAAAAH9CAIAAAABAVYAALMEACAF8ggBAAAAAfoIAgAAAAH7CAIAAAAB_AgBAAAAAf0IAgAAAAEBVgAAtQQAMAFWAAC1BAAwB0sAALATACBMAACxEwAg8ggBAN8OACH6CAIAtA4AIfsIAgC0DgAh_AgBAN8OACH9CAIAyw4AIQIAAADRAQAgVgAAuAQAIAXyCAEA3w4AIfoIAgC0DgAh-wgCALQOACH8CAEA3w4AIf0IAgDLDgAhAgAAAM8BACBWAAC6BAAgAgAAAM8BACBWAAC6BAAgAwAAANEBACBdAACzBAAgXgAAuAQAIAEAAADRAQAgAQAAAM8BACAICgAAqxMAIGMAAKwTACBkAACvEwAgZQAArhMAIGYAAK0TACDyCAAArQ4AIPwIAACtDgAg_QgAAK0OACAI0QcAAJsNADDSBwAAwQQAENMHAACbDQAw8ggBALQMACH6CAIAjAwAIfsIAgCMDAAh_AgBALQMACH9CAIAqwwAIQMAAADPAQAgAQAAwAQAMGIAAMEEACADAAAAzwEAIAEAANABADACAADRAQAgAQAAAMQBACABAAAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIBADAACqEwAg4wcCAAAAAeUHQAAAAAHtB0AAAAAB8QdAAAAAAf4HAgAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABAVYAAMkEACAP4wcCAAAAAeUHQAAAAAHtB0AAAAAB8QdAAAAAAf4HAgAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABAVYAAMsEADABVgAAywQAMBADAACpEwAg4wcCALQOACHlB0AAyg4AIe0HQAC5DgAh8QdAAMoOACH-BwIAtA4AIYoIBADuDwAhjggBAN8OACHyCAEAsw4AIfMIAgC0DgAh9AgCALQOACH1CAIAtA4AIfYIBADuDwAh9wgCALQOACH4CAEA3w4AIfkIQADKDgAhAgAAAMQBACBWAADOBAAgD-MHAgC0DgAh5QdAAMoOACHtB0AAuQ4AIfEHQADKDgAh_gcCALQOACGKCAQA7g8AIY4IAQDfDgAh8ggBALMOACHzCAIAtA4AIfQIAgC0DgAh9QgCALQOACH2CAQA7g8AIfcIAgC0DgAh-AgBAN8OACH5CEAAyg4AIQIAAADCAQAgVgAA0AQAIAIAAADCAQAgVgAA0AQAIAMAAADEAQAgXQAAyQQAIF4AAM4EACABAAAAxAEAIAEAAADCAQAgCgoAAKQTACBjAAClEwAgZAAAqBMAIGUAAKcTACBmAACmEwAg5QcAAK0OACDxBwAArQ4AII4IAACtDgAg-AgAAK0OACD5CAAArQ4AIBLRBwAAmg0AMNIHAADXBAAQ0wcAAJoNADDjBwIAjAwAIeUHQACqDAAh7QdAAJwMACHxB0AAqgwAIf4HAgCMDAAhiggEAMcMACGOCAEAtAwAIfIIAQCLDAAh8wgCAIwMACH0CAIAjAwAIfUIAgCMDAAh9ggEAMcMACH3CAIAjAwAIfgIAQC0DAAh-QhAAKoMACEDAAAAwgEAIAEAANYEADBiAADXBAAgAwAAAMIBACABAADDAQAwAgAAxAEAIAoXAACZDQAg0QcAAJgNADDSBwAA3QQAENMHAACYDQAw4wcCAAAAAfAHQACgDAAhlggBAJgMACGXCAEAmAwAIbwIQADCDAAh8QgCAJkMACEBAAAA2gQAIAEAAADaBAAgChcAAJkNACDRBwAAmA0AMNIHAADdBAAQ0wcAAJgNADDjBwIAmQwAIfAHQACgDAAhlggBAJgMACGXCAEAmAwAIbwIQADCDAAh8QgCAJkMACECFwAAoxMAILwIAACtDgAgAwAAAN0EACABAADeBAAwAgAA2gQAIAMAAADdBAAgAQAA3gQAMAIAANoEACADAAAA3QQAIAEAAN4EADACAADaBAAgBxcAAKITACDjBwIAAAAB8AdAAAAAAZYIAQAAAAGXCAEAAAABvAhAAAAAAfEIAgAAAAEBVgAA4gQAIAbjBwIAAAAB8AdAAAAAAZYIAQAAAAGXCAEAAAABvAhAAAAAAfEIAgAAAAEBVgAA5AQAMAFWAADkBAAwBxcAAJUTACDjBwIAtA4AIfAHQAC5DgAhlggBALMOACGXCAEAsw4AIbwIQADKDgAh8QgCALQOACECAAAA2gQAIFYAAOcEACAG4wcCALQOACHwB0AAuQ4AIZYIAQCzDgAhlwgBALMOACG8CEAAyg4AIfEIAgC0DgAhAgAAAN0EACBWAADpBAAgAgAAAN0EACBWAADpBAAgAwAAANoEACBdAADiBAAgXgAA5wQAIAEAAADaBAAgAQAAAN0EACAGCgAAkBMAIGMAAJETACBkAACUEwAgZQAAkxMAIGYAAJITACC8CAAArQ4AIAnRBwAAlw0AMNIHAADwBAAQ0wcAAJcNADDjBwIAjAwAIfAHQACcDAAhlggBAIsMACGXCAEAiwwAIbwIQACqDAAh8QgCAIwMACEDAAAA3QQAIAEAAO8EADBiAADwBAAgAwAAAN0EACABAADeBAAwAgAA2gQAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgERgAAIwTACAZAACNEwAgGwAAjhMAIBwAAI8TACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAAB6wgCAAAAAewIIAAAAAHtCCAAAAAB7ggCAAAAAe8IQAAAAAHwCAIAAAABAVYAAPgEACAN4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQFWAAD6BAAwAVYAAPoEADARGAAA8BIAIBkAAPESACAbAADyEgAgHAAA8xIAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhAgAAADkAIFYAAP0EACAN4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHrCAIAtA4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACECAAAANwAgVgAA_wQAIAIAAAA3ACBWAAD_BAAgAwAAADkAIF0AAPgEACBeAAD9BAAgAQAAADkAIAEAAAA3ACAHCgAA6xIAIGMAAOwSACBkAADvEgAgZQAA7hIAIGYAAO0SACCTCAAArQ4AIJQIAACtDgAgENEHAACWDQAw0gcAAIYFABDTBwAAlg0AMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZIIAQCLDAAhkwhAAKoMACGUCAIAqwwAIZYIAQCLDAAh6wgCAIwMACHsCCAAvQwAIe0IIAC9DAAh7ggCAIwMACHvCEAAnAwAIfAIAgCMDAAhAwAAADcAIAEAAIUFADBiAACGBQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgCRkAAOoSACAaAADpEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAAB6AgCAAAAAQFWAACOBQAgB-MHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAegIAgAAAAEBVgAAkAUAMAFWAACQBQAwCRkAAOgSACAaAADnEgAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAh6AgCALQOACECAAAAPwAgVgAAkwUAIAfjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACHoCAIAtA4AIQIAAAA9ACBWAACVBQAgAgAAAD0AIFYAAJUFACADAAAAPwAgXQAAjgUAIF4AAJMFACABAAAAPwAgAQAAAD0AIAcKAADiEgAgYwAA4xIAIGQAAOYSACBlAADlEgAgZgAA5BIAIJMIAACtDgAglAgAAK0OACAK0QcAAJUNADDSBwAAnAUAENMHAACVDQAw4wcCAIwMACHwB0AAnAwAIZEIAgCMDAAhkggBAIsMACGTCEAAqgwAIZQIAgCrDAAh6AgCAIwMACEDAAAAPQAgAQAAmwUAMGIAAJwFACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEMAIAEAAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACAGAwAA4BIAIBoAAOESACD-BwIAAAAB6AgCAAAAAekIAgAAAAHqCEAAAAABAVYAAKQFACAE_gcCAAAAAegIAgAAAAHpCAIAAAAB6ghAAAAAAQFWAACmBQAwAVYAAKYFADAGAwAA3hIAIBoAAN8SACD-BwIAtA4AIegIAgC0DgAh6QgCALQOACHqCEAAuQ4AIQIAAABDACBWAACpBQAgBP4HAgC0DgAh6AgCALQOACHpCAIAtA4AIeoIQAC5DgAhAgAAAEEAIFYAAKsFACACAAAAQQAgVgAAqwUAIAMAAABDACBdAACkBQAgXgAAqQUAIAEAAABDACABAAAAQQAgBQoAANkSACBjAADaEgAgZAAA3RIAIGUAANwSACBmAADbEgAgB9EHAACUDQAw0gcAALIFABDTBwAAlA0AMP4HAgCMDAAh6AgCAIwMACHpCAIAjAwAIeoIQACcDAAhAwAAAEEAIAEAALEFADBiAACyBQAgAwAAAEEAIAEAAEIAMAIAAEMAIAfRBwAAkg0AMNIHAAC4BQAQ0wcAAJINADDWB0AAoAwAIf4HAgD5DAAh4AgBAAAAAeEIAACTDQAgAQAAALUFACABAAAAtQUAIAfRBwAAkg0AMNIHAAC4BQAQ0wcAAJINADDWB0AAoAwAIf4HAgD5DAAh4AgBAJgMACHhCAAAkw0AIAH-BwAArQ4AIAMAAAC4BQAgAQAAuQUAMAIAALUFACADAAAAuAUAIAEAALkFADACAAC1BQAgAwAAALgFACABAAC5BQAwAgAAtQUAIATWB0AAAAAB_gcCAAAAAeAIAQAAAAHhCIAAAAABAVYAAL0FACAE1gdAAAAAAf4HAgAAAAHgCAEAAAAB4QiAAAAAAQFWAAC_BQAwAVYAAL8FADAE1gdAALkOACH-BwIAyw4AIeAIAQCzDgAh4QiAAAAAAQIAAAC1BQAgVgAAwgUAIATWB0AAuQ4AIf4HAgDLDgAh4AgBALMOACHhCIAAAAABAgAAALgFACBWAADEBQAgAgAAALgFACBWAADEBQAgAwAAALUFACBdAAC9BQAgXgAAwgUAIAEAAAC1BQAgAQAAALgFACAGCgAA1BIAIGMAANUSACBkAADYEgAgZQAA1xIAIGYAANYSACD-BwAArQ4AIAfRBwAAjw0AMNIHAADLBQAQ0wcAAI8NADDWB0AAnAwAIf4HAgCrDAAh4AgBAIsMACHhCAAAkA0AIAMAAAC4BQAgAQAAygUAMGIAAMsFACADAAAAuAUAIAEAALkFADACAAC1BQAgCgMAAMwMACDRBwAAjg0AMNIHAAApABDTBwAAjg0AMPAHQACgDAAh_gcCAAAAAdwIAQCYDAAh3QgEAMsMACHeCAIAmQwAId8IQADCDAAhAQAAAM4FACABAAAAzgUAIAIDAADxDwAg3wgAAK0OACADAAAAKQAgAQAA0QUAMAIAAM4FACADAAAAKQAgAQAA0QUAMAIAAM4FACADAAAAKQAgAQAA0QUAMAIAAM4FACAHAwAA0xIAIPAHQAAAAAH-BwIAAAAB3AgBAAAAAd0IBAAAAAHeCAIAAAAB3whAAAAAAQFWAADVBQAgBvAHQAAAAAH-BwIAAAAB3AgBAAAAAd0IBAAAAAHeCAIAAAAB3whAAAAAAQFWAADXBQAwAVYAANcFADAHAwAA0hIAIPAHQAC5DgAh_gcCALQOACHcCAEAsw4AId0IBADuDwAh3ggCALQOACHfCEAAyg4AIQIAAADOBQAgVgAA2gUAIAbwB0AAuQ4AIf4HAgC0DgAh3AgBALMOACHdCAQA7g8AId4IAgC0DgAh3whAAMoOACECAAAAKQAgVgAA3AUAIAIAAAApACBWAADcBQAgAwAAAM4FACBdAADVBQAgXgAA2gUAIAEAAADOBQAgAQAAACkAIAYKAADNEgAgYwAAzhIAIGQAANESACBlAADQEgAgZgAAzxIAIN8IAACtDgAgCdEHAACNDQAw0gcAAOMFABDTBwAAjQ0AMPAHQACcDAAh_gcCAIwMACHcCAEAiwwAId0IBADHDAAh3ggCAIwMACHfCEAAqgwAIQMAAAApACABAADiBQAwYgAA4wUAIAMAAAApACABAADRBQAwAgAAzgUAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAMwSACD2BwABAAAB-AdAAAAAAf4HAgAAAAEBVgAA6wUAIAP2BwABAAAB-AdAAAAAAf4HAgAAAAEBVgAA7QUAMAFWAADtBQAwBAMAAMsSACD2BwAByA4AIfgHQADKDgAh_gcCALQOACECAAAALQAgVgAA8AUAIAP2BwAByA4AIfgHQADKDgAh_gcCALQOACECAAAAKwAgVgAA8gUAIAIAAAArACBWAADyBQAgAwAAAC0AIF0AAOsFACBeAADwBQAgAQAAAC0AIAEAAAArACAGCgAAxhIAIGMAAMcSACBkAADKEgAgZQAAyRIAIGYAAMgSACD4BwAArQ4AIAbRBwAAjA0AMNIHAAD5BQAQ0wcAAIwNADD2BwABqAwAIfgHQACqDAAh_gcCAIwMACEDAAAAKwAgAQAA-AUAMGIAAPkFACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAxRIAIOMHAgAAAAHwB0AAAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAAB2AgAAQAAAdkIAAEAAAHaCAQAAAAB2wgAAMQSACABVgAAgQYAIAnjBwIAAAAB8AdAAAAAAf4HAgAAAAGACAEAAAAB1whAAAAAAdgIAAEAAAHZCAABAAAB2ggEAAAAAdsIAADEEgAgAVYAAIMGADABVgAAgwYAMAoDAADDEgAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIdgIAAHIDgAh2QgAAcgOACHaCAQA7g8AIdsIAADCEgAgAgAAADEAIFYAAIYGACAJ4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIdgIAAHIDgAh2QgAAcgOACHaCAQA7g8AIdsIAADCEgAgAgAAAC8AIFYAAIgGACACAAAALwAgVgAAiAYAIAMAAAAxACBdAACBBgAgXgAAhgYAIAEAAAAxACABAAAALwAgBgoAAL0SACBjAAC-EgAgZAAAwRIAIGUAAMASACBmAAC_EgAg1wgAAK0OACAM0QcAAIsNADDSBwAAjwYAENMHAACLDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAhgAgBAIsMACHXCEAAqgwAIdgIAAGoDAAh2QgAAagMACHaCAQAxwwAIdsIAAC7DAAgAwAAAC8AIAEAAI4GADBiAACPBgAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAALwSACDjBwIAAAAB8AdAAAAAAf4HAgAAAAHVCAEAAAAB1ggBAAAAAdcIQAAAAAEBVgAAlwYAIAbjBwIAAAAB8AdAAAAAAf4HAgAAAAHVCAEAAAAB1ggBAAAAAdcIQAAAAAEBVgAAmQYAMAFWAACZBgAwBwMAALsSACDjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHVCAEAsw4AIdYIAQCzDgAh1whAAMoOACECAAAANQAgVgAAnAYAIAbjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHVCAEAsw4AIdYIAQCzDgAh1whAAMoOACECAAAAMwAgVgAAngYAIAIAAAAzACBWAACeBgAgAwAAADUAIF0AAJcGACBeAACcBgAgAQAAADUAIAEAAAAzACAGCgAAthIAIGMAALcSACBkAAC6EgAgZQAAuRIAIGYAALgSACDXCAAArQ4AIAnRBwAAig0AMNIHAAClBgAQ0wcAAIoNADDjBwIAjAwAIfAHQACcDAAh_gcCAIwMACHVCAEAiwwAIdYIAQCLDAAh1whAAKoMACEDAAAAMwAgAQAApAYAMGIAAKUGACADAAAAMwAgAQAANAAwAgAANQAgBtEHAACIDQAw0gcAAKsGABDTBwAAiA0AMPAHQACgDAAhgAgBAAAAAZUIAAGJDQAhAQAAAKgGACABAAAAqAYAIAbRBwAAiA0AMNIHAACrBgAQ0wcAAIgNADDwB0AAoAwAIYAIAQCYDAAhlQgAAYkNACEAAwAAAKsGACABAACsBgAwAgAAqAYAIAMAAACrBgAgAQAArAYAMAIAAKgGACADAAAAqwYAIAEAAKwGADACAACoBgAgA_AHQAAAAAGACAEAAAABlQgAAQAAAQFWAACwBgAgA_AHQAAAAAGACAEAAAABlQgAAQAAAQFWAACyBgAwAVYAALIGADAD8AdAALkOACGACAEAsw4AIZUIAAHIDgAhAgAAAKgGACBWAAC1BgAgA_AHQAC5DgAhgAgBALMOACGVCAAByA4AIQIAAACrBgAgVgAAtwYAIAIAAACrBgAgVgAAtwYAIAMAAACoBgAgXQAAsAYAIF4AALUGACABAAAAqAYAIAEAAACrBgAgAwoAALMSACBlAAC1EgAgZgAAtBIAIAbRBwAAhw0AMNIHAAC-BgAQ0wcAAIcNADDwB0AAnAwAIYAIAQCLDAAhlQgAAagMACEDAAAAqwYAIAEAAL0GADBiAAC-BgAgAwAAAKsGACABAACsBgAwAgAAqAYAIAceAACGDQAg0QcAAIUNADDSBwAATQAQ0wcAAIUNADDjBwIAAAABgAgBAJgMACG2CAEAAAABAQAAAMEGACABAAAAwQYAIAEeAACyEgAgAwAAAE0AIAEAAMQGADACAADBBgAgAwAAAE0AIAEAAMQGADACAADBBgAgAwAAAE0AIAEAAMQGADACAADBBgAgBB4AALESACDjBwIAAAABgAgBAAAAAbYIAQAAAAEBVgAAyAYAIAPjBwIAAAABgAgBAAAAAbYIAQAAAAEBVgAAygYAMAFWAADKBgAwBB4AAKQSACDjBwIAtA4AIYAIAQCzDgAhtggBALMOACECAAAAwQYAIFYAAM0GACAD4wcCALQOACGACAEAsw4AIbYIAQCzDgAhAgAAAE0AIFYAAM8GACACAAAATQAgVgAAzwYAIAMAAADBBgAgXQAAyAYAIF4AAM0GACABAAAAwQYAIAEAAABNACAFCgAAnxIAIGMAAKASACBkAACjEgAgZQAAohIAIGYAAKESACAG0QcAAIQNADDSBwAA1gYAENMHAACEDQAw4wcCAIwMACGACAEAiwwAIbYIAQCLDAAhAwAAAE0AIAEAANUGADBiAADWBgAgAwAAAE0AIAEAAMQGADACAADBBgAgAQAAAEsAIAEAAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACAQGQAAlBIAIB8AAJMSACAkAACeEgAgJQAAlRIAICYAAJYSACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHOCAIAAAAB0AgCAAAAAdEIAgAAAAEBVgAA3gYAIAvjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGbCAAAANAIArIIAQAAAAHOCAIAAAAB0AgCAAAAAdEIAgAAAAEBVgAA4AYAMAFWAADgBgAwAQAAAE0AIAEAAABRACAQGQAA_xEAIB8AAP4RACAkAACdEgAgJQAAgBIAICYAAIESACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIQIAAABLACBWAADlBgAgC-MHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhAgAAAEkAIFYAAOcGACACAAAASQAgVgAA5wYAIAEAAABNACABAAAAUQAgAwAAAEsAIF0AAN4GACBeAADlBgAgAQAAAEsAIAEAAABJACAJCgAAmBIAIGMAAJkSACBkAACcEgAgZQAAmxIAIGYAAJoSACCTCAAArQ4AIJQIAACtDgAgzggAAK0OACDQCAAArQ4AIA7RBwAAgA0AMNIHAADwBgAQ0wcAAIANADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGbCAAAgQ3QCCKyCAEAiwwAIc4IAgCrDAAh0AgCAKsMACHRCAIAjAwAIQMAAABJACABAADvBgAwYgAA8AYAIAMAAABJACABAABKADACAABLACABAAAAWgAgAQAAAFoAIAMAAABRACABAABZADACAABaACADAAAAUQAgAQAAWQAwAgAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAwZAACQEgAgIAAAlxIAICEAAJESACAjAACSEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABywgCAAAAAc0IAgAAAAEBVgAA-AYAIAjjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHLCAIAAAABzQgCAAAAAQFWAAD6BgAwAVYAAPoGADAMGQAA6REAICAAAOgRACAhAADqEQAgIwAA6xEAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACECAAAAWgAgVgAA_QYAIAjjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhAgAAAFEAIFYAAP8GACACAAAAUQAgVgAA_wYAIAMAAABaACBdAAD4BgAgXgAA_QYAIAEAAABaACABAAAAUQAgBwoAAOMRACBjAADkEQAgZAAA5xEAIGUAAOYRACBmAADlEQAgkwgAAK0OACCUCAAArQ4AIAvRBwAA_wwAMNIHAACGBwAQ0wcAAP8MADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhsggBAIsMACHLCAIAjAwAIc0IAgCMDAAhAwAAAFEAIAEAAIUHADBiAACGBwAgAwAAAFEAIAEAAFkAMAIAAFoAIAEAAABWACABAAAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACADAAAAVAAgAQAAVQAwAgAAVgAgBgMAAOIRACAiAADhEQAg8AdAAAAAAf4HAgAAAAGVCAIAAAABzAgCAAAAAQFWAACOBwAgBPAHQAAAAAH-BwIAAAABlQgCAAAAAcwIAgAAAAEBVgAAkAcAMAFWAACQBwAwBgMAAOARACAiAADfEQAg8AdAALkOACH-BwIAtA4AIZUIAgC0DgAhzAgCALQOACECAAAAVgAgVgAAkwcAIATwB0AAuQ4AIf4HAgC0DgAhlQgCALQOACHMCAIAtA4AIQIAAABUACBWAACVBwAgAgAAAFQAIFYAAJUHACADAAAAVgAgXQAAjgcAIF4AAJMHACABAAAAVgAgAQAAAFQAIAUKAADaEQAgYwAA2xEAIGQAAN4RACBlAADdEQAgZgAA3BEAIAfRBwAA_gwAMNIHAACcBwAQ0wcAAP4MADDwB0AAnAwAIf4HAgCMDAAhlQgCAIwMACHMCAIAjAwAIQMAAABUACABAACbBwAwYgAAnAcAIAMAAABUACABAABVADACAABWACAFIAAA_QwAINEHAAD8DAAw0gcAAFwAENMHAAD8DAAwywgCAAAAAQEAAACfBwAgAQAAAJ8HACABIAAA2REAIAMAAABcACABAACiBwAwAgAAnwcAIAMAAABcACABAACiBwAwAgAAnwcAIAMAAABcACABAACiBwAwAgAAnwcAIAIgAADYEQAgywgCALQOACECAAAAnwcAIFYAAKYHACABywgCALQOACECAAAAXAAgVgAAqAcAIAIAAABcACBWAACoBwAgAQAAAJ8HACABAAAAXAAgBQoAANMRACBjAADUEQAgZAAA1xEAIGUAANYRACBmAADVEQAgBNEHAAD7DAAw0gcAAK4HABDTBwAA-wwAMMsIAgCMDAAhAwAAAFwAIAEAAK0HADBiAACuBwAgAwAAAFwAIAEAAKIHADACAACfBwAgDtEHAAD4DAAw0gcAALQHABDTBwAA-AwAMOMHBAAAAAHwB0AAoAwAIZEIAgD5DAAhlggBAMEMACGqCAEAwQwAIbUIQADCDAAhxggBAJgMACHHCAIAmQwAIcgIAQCYDAAhyQgCAJkMACHKCAAA-gwAIAEAAACxBwAgAQAAALEHACAN0QcAAPgMADDSBwAAtAcAENMHAAD4DAAw4wcEAMsMACHwB0AAoAwAIZEIAgD5DAAhlggBAMEMACGqCAEAwQwAIbUIQADCDAAhxggBAJgMACHHCAIAmQwAIcgIAQCYDAAhyQgCAJkMACEEkQgAAK0OACCWCAAArQ4AIKoIAACtDgAgtQgAAK0OACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAK4wcEAO4PACHwB0AAuQ4AIZEIAgDLDgAhlggBAN8OACGqCAEA3w4AIbUIQADKDgAhxggBALMOACHHCAIAtA4AIcgIAQCzDgAhyQgCALQOACECAAAAsQcAIFYAALkHACAK4wcEAO4PACHwB0AAuQ4AIZEIAgDLDgAhlggBAN8OACGqCAEA3w4AIbUIQADKDgAhxggBALMOACHHCAIAtA4AIcgIAQCzDgAhyQgCALQOACECAAAAtAcAIFYAALsHACACAAAAtAcAIFYAALsHACABAAAAsQcAIAEAAAC0BwAgCQoAAM4RACBjAADPEQAgZAAA0hEAIGUAANERACBmAADQEQAgkQgAAK0OACCWCAAArQ4AIKoIAACtDgAgtQgAAK0OACAN0QcAAPcMADDSBwAAwQcAENMHAAD3DAAw4wcEAMcMACHwB0AAnAwAIZEIAgCrDAAhlggBALQMACGqCAEAtAwAIbUIQACqDAAhxggBAIsMACHHCAIAjAwAIcgIAQCLDAAhyQgCAIwMACEDAAAAtAcAIAEAAMAHADBiAADBBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIATRBwAA9gwAMNIHAADHBwAQ0wcAAPYMADDFCAEAAAABAQAAAMQHACABAAAAxAcAIATRBwAA9gwAMNIHAADHBwAQ0wcAAPYMADDFCAEAmAwAIQADAAAAxwcAIAEAAMgHADACAADEBwAgAwAAAMcHACABAADIBwAwAgAAxAcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACABxQgBAAAAAQFWAADMBwAgAcUIAQAAAAEBVgAAzgcAMAFWAADOBwAwAcUIAQCzDgAhAgAAAMQHACBWAADRBwAgAcUIAQCzDgAhAgAAAMcHACBWAADTBwAgAgAAAMcHACBWAADTBwAgAwAAAMQHACBdAADMBwAgXgAA0QcAIAEAAADEBwAgAQAAAMcHACADCgAAyxEAIGUAAM0RACBmAADMEQAgBNEHAAD1DAAw0gcAANoHABDTBwAA9QwAMMUIAQCLDAAhAwAAAMcHACABAADZBwAwYgAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACABAAAAZwAgAQAAAGcAIAMAAABlACABAABmADACAABnACADAAAAZQAgAQAAZgAwAgAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAwEAADJEQAgLwAAyhEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABAVYAAOIHACAK4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAZcIAQAAAAGbCAAAAMQIArYIAQAAAAHBCAIAAAABwggCAAAAAcQIIAAAAAEBVgAA5AcAMAFWAADkBwAwDAQAALsRACAvAAC8EQAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhAgAAAGcAIFYAAOcHACAK4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhAgAAAGUAIFYAAOkHACACAAAAZQAgVgAA6QcAIAMAAABnACBdAADiBwAgXgAA5wcAIAEAAABnACABAAAAZQAgBQoAALURACBjAAC2EQAgZAAAuREAIGUAALgRACBmAAC3EQAgDdEHAADxDAAw0gcAAPAHABDTBwAA8QwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhlwgBAIsMACGbCAAA8gzECCK2CAEAiwwAIcEIAgCMDAAhwggCAIwMACHECCAAvQwAIQMAAABlACABAADvBwAwYgAA8AcAIAMAAABlACABAABmADACAABnACABAAAAawAgAQAAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIBsfAQAAAAEoAACyEQAgKgAAsxEAIC4AALQRACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGXCAEAAAABmwgAAAC7CAKjCAIAAAABpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAEBVgAA-AcAIBgfAQAAAAHjBwIAAAAB8AdAAAAAAf8HAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGXCAEAAAABmwgAAAC7CAKjCAIAAAABpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAEBVgAA-gcAMAFWAAD6BwAwAQAAAGUAIBsfAQCzDgAhKAAAmhEAICoAAJsRACAuAACcEQAg4wcCALQOACHwB0AAuQ4AIf8HAgDLDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhlwgBALMOACGbCAAAmRG7CCKjCAIAyw4AIaYIEADZEAAhsQgQANkQACG2CAEA3w4AIbcIAQDfDgAhuAgQAJgRACG5CAIAtA4AIbsIAQDfDgAhvAhAAMoOACG9CAIAtA4AIb4IIADiDwAhvwgBALMOACHACAEAsw4AIcEIAgC0DgAhwggCALQOACECAAAAawAgVgAA_gcAIBgfAQCzDgAh4wcCALQOACHwB0AAuQ4AIf8HAgDLDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhlwgBALMOACGbCAAAmRG7CCKjCAIAyw4AIaYIEADZEAAhsQgQANkQACG2CAEA3w4AIbcIAQDfDgAhuAgQAJgRACG5CAIAtA4AIbsIAQDfDgAhvAhAAMoOACG9CAIAtA4AIb4IIADiDwAhvwgBALMOACHACAEAsw4AIcEIAgC0DgAhwggCALQOACECAAAAaQAgVgAAgAgAIAIAAABpACBWAACACAAgAQAAAGUAIAMAAABrACBdAAD4BwAgXgAA_gcAIAEAAABrACABAAAAaQAgDgoAAJMRACBjAACUEQAgZAAAlxEAIGUAAJYRACBmAACVEQAg_wcAAK0OACCTCAAArQ4AIJQIAACtDgAgowgAAK0OACC2CAAArQ4AILcIAACtDgAguAgAAK0OACC7CAAArQ4AILwIAACtDgAgGx8BAIsMACHRBwAA6gwAMNIHAACICAAQ0wcAAOoMADDjBwIAjAwAIfAHQACcDAAh_wcCAKsMACGTCEAAqgwAIZQIAgCrDAAhlggBAIsMACGXCAEAiwwAIZsIAADsDLsIIqMIAgCrDAAhpggQAN4MACGxCBAA3gwAIbYIAQC0DAAhtwgBALQMACG4CBAA6wwAIbkIAgCMDAAhuwgBALQMACG8CEAAqgwAIb0IAgCMDAAhvgggAL0MACG_CAEAiwwAIcAIAQCLDAAhwQgCAIwMACHCCAIAjAwAIQMAAABpACABAACHCAAwYgAAiAgAIAMAAABpACABAABqADACAABrACABAAAAngEAIAEAAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgCRkAAJIRACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGyCAEAAAABtQhAAAAAAQFWAACQCAAgCOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbIIAQAAAAG1CEAAAAABAVYAAJIIADABVgAAkggAMAkZAACREQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhsggBALMOACG1CEAAyg4AIQIAAACeAQAgVgAAlQgAIAjjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGyCAEAsw4AIbUIQADKDgAhAgAAAJwBACBWAACXCAAgAgAAAJwBACBWAACXCAAgAwAAAJ4BACBdAACQCAAgXgAAlQgAIAEAAACeAQAgAQAAAJwBACAICgAAjBEAIGMAAI0RACBkAACQEQAgZQAAjxEAIGYAAI4RACCTCAAArQ4AIJQIAACtDgAgtQgAAK0OACAL0QcAAOkMADDSBwAAnggAENMHAADpDAAw4wcCAIwMACHwB0AAnAwAIZEIAgCMDAAhkwhAAKoMACGUCAIAqwwAIZYIAQCLDAAhsggBAIsMACG1CEAAqgwAIQMAAACcAQAgAQAAnQgAMGIAAJ4IACADAAAAnAEAIAEAAJ0BADACAACeAQAgAQAAAHsAIAEAAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACANGQAAixEAIC0AAIoRACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGlCAIAAAABsQgCAAAAAbIIAQAAAAGzCAEAAAABtAhAAAAAAQFWAACmCAAgC-MHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAaUIAgAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABAVYAAKgIADABVgAAqAgAMA0ZAACJEQAgLQAAiBEAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEA3w4AIaUIAgC0DgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACECAAAAewAgVgAAqwgAIAvjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBAN8OACGlCAIAtA4AIbEIAgC0DgAhsggBALMOACGzCAEA3w4AIbQIQADKDgAhAgAAAHkAIFYAAK0IACACAAAAeQAgVgAArQgAIAMAAAB7ACBdAACmCAAgXgAAqwgAIAEAAAB7ACABAAAAeQAgCgoAAIMRACBjAACEEQAgZAAAhxEAIGUAAIYRACBmAACFEQAgkwgAAK0OACCUCAAArQ4AIJYIAACtDgAgswgAAK0OACC0CAAArQ4AIA7RBwAA6AwAMNIHAAC0CAAQ0wcAAOgMADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBALQMACGlCAIAjAwAIbEIAgCMDAAhsggBAIsMACGzCAEAtAwAIbQIQACqDAAhAwAAAHkAIAEAALMIADBiAAC0CAAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAACCAQAgAQAAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACAMKQAAgBEAICoAAIERACAsAACCEQAg4wcCAAAAAfAHQAAAAAGbCAAAAK0IAqoIAAAAqggCqwgCAAAAAa0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEBVgAAvAgAIAnjBwIAAAAB8AdAAAAAAZsIAAAArQgCqggAAACqCAKrCAIAAAABrQhAAAAAAa4IAQAAAAGvCAIAAAABsAgBAAAAAQFWAAC-CAAwAVYAAL4IADAMKQAA5RAAICoAAOYQACAsAADnEAAg4wcCALQOACHwB0AAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACECAAAAggEAIFYAAMEIACAJ4wcCALQOACHwB0AAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACECAAAAgAEAIFYAAMMIACACAAAAgAEAIFYAAMMIACADAAAAggEAIF0AALwIACBeAADBCAAgAQAAAIIBACABAAAAgAEAIAkKAADeEAAgYwAA3xAAIGQAAOIQACBlAADhEAAgZgAA4BAAIK0IAACtDgAgrggAAK0OACCvCAAArQ4AILAIAACtDgAgDNEHAADhDAAw0gcAAMoIABDTBwAA4QwAMOMHAgCMDAAh8AdAAJwMACGbCAAA4wytCCKqCAAA4gyqCCKrCAIAjAwAIa0IQACqDAAhrggBALQMACGvCAIAqwwAIbAIAQC0DAAhAwAAAIABACABAADJCAAwYgAAyggAIAMAAACAAQAgAQAAgQEAMAIAAIIBACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAkrAADcEAAgLQAA3RAAIJYIAQAAAAGjCAIAAAABpAgCAAAAAaUIAgAAAAGmCBAAAAABpwgCAAAAAagIAQAAAAEBVgAA0ggAIAeWCAEAAAABowgCAAAAAaQIAgAAAAGlCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABAVYAANQIADABVgAA1AgAMAkrAADaEAAgLQAA2xAAIJYIAQCzDgAhowgCAMsOACGkCAIAtA4AIaUIAgC0DgAhpggQANkQACGnCAIAtA4AIagIAQDfDgAhAgAAAHAAIFYAANcIACAHlggBALMOACGjCAIAyw4AIaQIAgC0DgAhpQgCALQOACGmCBAA2RAAIacIAgC0DgAhqAgBAN8OACECAAAAbgAgVgAA2QgAIAIAAABuACBWAADZCAAgAwAAAHAAIF0AANIIACBeAADXCAAgAQAAAHAAIAEAAABuACAHCgAA1BAAIGMAANUQACBkAADYEAAgZQAA1xAAIGYAANYQACCjCAAArQ4AIKgIAACtDgAgCtEHAADdDAAw0gcAAOAIABDTBwAA3QwAMJYIAQCLDAAhowgCAKsMACGkCAIAjAwAIaUIAgCMDAAhpggQAN4MACGnCAIAjAwAIagIAQC0DAAhAwAAAG4AIAEAAN8IADBiAADgCAAgAwAAAG4AIAEAAG8AMAIAAHAAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAysAANMQACCjCAIAAAABpAgCAAAAAQFWAADoCAAgAqMIAgAAAAGkCAIAAAABAVYAAOoIADABVgAA6ggAMAMrAADSEAAgowgCALQOACGkCAIAtA4AIQIAAAB1ACBWAADtCAAgAqMIAgC0DgAhpAgCALQOACECAAAAcwAgVgAA7wgAIAIAAABzACBWAADvCAAgAwAAAHUAIF0AAOgIACBeAADtCAAgAQAAAHUAIAEAAABzACAFCgAAzRAAIGMAAM4QACBkAADREAAgZQAA0BAAIGYAAM8QACAF0QcAANwMADDSBwAA9ggAENMHAADcDAAwowgCAIwMACGkCAIAjAwAIQMAAABzACABAAD1CAAwYgAA9ggAIAMAAABzACABAAB0ADACAAB1ACABAAAAhgEAIAEAAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgFhkAAMgQACAyAADJEAAgMwAAyhAAIDQAAMsQACA1AADMEAAg4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGRCAIAAAABlggBAAAAAZcIAQAAAAGZCAAAAJkIApsIAAAAmwgCnAgIAAAAAZ0IAgAAAAGeCAIAAAABnwgBAAAAAaAIAgAAAAGhCAIAAAABoggCAAAAAQFWAAD-CAAgEeMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABkQgCAAAAAZYIAQAAAAGXCAEAAAABmQgAAACZCAKbCAAAAJsIApwICAAAAAGdCAIAAAABnggCAAAAAZ8IAQAAAAGgCAIAAAABoQgCAAAAAaIIAgAAAAEBVgAAgAkAMAFWAACACQAwFhkAAKEQACAyAACiEAAgMwAAoxAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIZEIAgC0DgAhlggBALMOACGXCAEAsw4AIZkIAACeEJkIIpsIAACfEJsIIpwICACgEAAhnQgCAMsOACGeCAIAyw4AIZ8IAQDfDgAhoAgCALQOACGhCAIAtA4AIaIIAgC0DgAhAgAAAIYBACBWAACDCQAgEeMHAgC0DgAh8AdAALkOACGLCAEAsw4AIYwIBADuDwAhjggBALMOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIQIAAACEAQAgVgAAhQkAIAIAAACEAQAgVgAAhQkAIAMAAACGAQAgXQAA_ggAIF4AAIMJACABAAAAhgEAIAEAAACEAQAgCQoAAJkQACBjAACaEAAgZAAAnRAAIGUAAJwQACBmAACbEAAgnAgAAK0OACCdCAAArQ4AIJ4IAACtDgAgnwgAAK0OACAU0QcAANMMADDSBwAAjAkAENMHAADTDAAw4wcCAIwMACHwB0AAnAwAIYsIAQCLDAAhjAgEAMcMACGOCAEAiwwAIZEIAgCMDAAhlggBAIsMACGXCAEAiwwAIZkIAADUDJkIIpsIAADVDJsIIpwICADWDAAhnQgCAKsMACGeCAIAqwwAIZ8IAQC0DAAhoAgCAIwMACGhCAIAjAwAIaIIAgCMDAAhAwAAAIQBACABAACLCQAwYgAAjAkAIAMAAACEAQAgAQAAhQEAMAIAAIYBACABAAAAjgEAIAEAAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgBgMAAJgQACAxAACXEAAg8AdAAAAAAf4HAgAAAAGHCAIAAAABlQgCAAAAAQFWAACUCQAgBPAHQAAAAAH-BwIAAAABhwgCAAAAAZUIAgAAAAEBVgAAlgkAMAFWAACWCQAwBgMAAJYQACAxAACVEAAg8AdAALkOACH-BwIAtA4AIYcIAgC0DgAhlQgCALQOACECAAAAjgEAIFYAAJkJACAE8AdAALkOACH-BwIAtA4AIYcIAgC0DgAhlQgCALQOACECAAAAjAEAIFYAAJsJACACAAAAjAEAIFYAAJsJACADAAAAjgEAIF0AAJQJACBeAACZCQAgAQAAAI4BACABAAAAjAEAIAUKAACQEAAgYwAAkRAAIGQAAJQQACBlAACTEAAgZgAAkhAAIAfRBwAA0gwAMNIHAACiCQAQ0wcAANIMADDwB0AAnAwAIf4HAgCMDAAhhwgCAIwMACGVCAIAjAwAIQMAAACMAQAgAQAAoQkAMGIAAKIJACADAAAAjAEAIAEAAI0BADACAACOAQAgAQAAAIoBACABAAAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAkZAACPEAAgMQAAjhAAIOMHAgAAAAHwB0AAAAABhwgCAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAEBVgAAqgkAIAfjBwIAAAAB8AdAAAAAAYcIAgAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABAVYAAKwJADABVgAArAkAMAkZAACNEAAgMQAAjBAAIOMHAgC0DgAh8AdAALkOACGHCAIAtA4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhAgAAAIoBACBWAACvCQAgB-MHAgC0DgAh8AdAALkOACGHCAIAtA4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhAgAAAIgBACBWAACxCQAgAgAAAIgBACBWAACxCQAgAwAAAIoBACBdAACqCQAgXgAArwkAIAEAAACKAQAgAQAAAIgBACAHCgAAhxAAIGMAAIgQACBkAACLEAAgZQAAihAAIGYAAIkQACCTCAAArQ4AIJQIAACtDgAgCtEHAADRDAAw0gcAALgJABDTBwAA0QwAMOMHAgCMDAAh8AdAAJwMACGHCAIAjAwAIZEIAgCMDAAhkggBAIsMACGTCEAAqgwAIZQIAgCrDAAhAwAAAIgBACABAAC3CQAwYgAAuAkAIAMAAACIAQAgAQAAiQEAMAIAAIoBACAGMQAA0AwAIDQCAJkMACHRBwAAzwwAMNIHAACQAQAQ0wcAAM8MADCHCAIAAAABAQAAALsJACABAAAAuwkAIAExAADoDwAgAwAAAJABACABAAC-CQAwAgAAuwkAIAMAAACQAQAgAQAAvgkAMAIAALsJACADAAAAkAEAIAEAAL4JADACAAC7CQAgAzEAAIYQACA0AgAAAAGHCAIAAAABAVYAAMIJACACNAIAAAABhwgCAAAAAQFWAADECQAwAVYAAMQJADADMQAAhRAAIDQCALQOACGHCAIAtA4AIQIAAAC7CQAgVgAAxwkAIAI0AgC0DgAhhwgCALQOACECAAAAkAEAIFYAAMkJACACAAAAkAEAIFYAAMkJACADAAAAuwkAIF0AAMIJACBeAADHCQAgAQAAALsJACABAAAAkAEAIAUKAACAEAAgYwAAgRAAIGQAAIQQACBlAACDEAAgZgAAghAAIAU0AgCMDAAh0QcAAM4MADDSBwAA0AkAENMHAADODAAwhwgCAIwMACEDAAAAkAEAIAEAAM8JADBiAADQCQAgAwAAAJABACABAAC-CQAwAgAAuwkAIAEAAACiAQAgAQAAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAMBAAA_g8AIDUAAP8PACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAVYAANgJACAK4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYsIAQAAAAGMCAQAAAABjQgBAAAAAY4IAQAAAAGPCEAAAAABkAgBAAAAAQFWAADaCQAwAVYAANoJADAMBAAA9w8AIDUAAPgPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQIAAACiAQAgVgAA3QkAIArjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQIAAACUAQAgVgAA3wkAIAIAAACUAQAgVgAA3wkAIAMAAACiAQAgXQAA2AkAIF4AAN0JACABAAAAogEAIAEAAACUAQAgBQoAAPIPACBjAADzDwAgZAAA9g8AIGUAAPUPACBmAAD0DwAgDdEHAADNDAAw0gcAAOYJABDTBwAAzQwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhiwgBAIsMACGMCAQAxwwAIY0IAQCLDAAhjggBAIsMACGPCEAAnAwAIZAIAQCLDAAhAwAAAJQBACABAADlCQAwYgAA5gkAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAAzAwAIDkCAJkMACHRBwAAygwAMNIHAACkAQAQ0wcAAMoMADD_BwIAAAABiggEAMsMACEBAAAA6QkAIAEAAADpCQAgAQQAAPEPACADAAAApAEAIAEAAOwJADACAADpCQAgAwAAAKQBACABAADsCQAwAgAA6QkAIAMAAACkAQAgAQAA7AkAMAIAAOkJACAEBAAA8A8AIDkCAAAAAf8HAgAAAAGKCAQAAAABAVYAAPAJACADOQIAAAAB_wcCAAAAAYoIBAAAAAEBVgAA8gkAMAFWAADyCQAwBAQAAO8PACA5AgC0DgAh_wcCALQOACGKCAQA7g8AIQIAAADpCQAgVgAA9QkAIAM5AgC0DgAh_wcCALQOACGKCAQA7g8AIQIAAACkAQAgVgAA9wkAIAIAAACkAQAgVgAA9wkAIAMAAADpCQAgXQAA8AkAIF4AAPUJACABAAAA6QkAIAEAAACkAQAgBQoAAOkPACBjAADqDwAgZAAA7Q8AIGUAAOwPACBmAADrDwAgBjkCAIwMACHRBwAAxgwAMNIHAAD-CQAQ0wcAAMYMADD_BwIAjAwAIYoIBADHDAAhAwAAAKQBACABAAD9CQAwYgAA_gkAIAMAAACkAQAgAQAA7AkAMAIAAOkJACANMQAAxQwAIDYAAMQMACDRBwAAwAwAMNIHAACSAQAQ0wcAAMAMADDjBwIAAAAB8AdAAKAMACHxB0AAwgwAIYUIAQAAAAGGCAIAAAABhwgCAAAAAYgIAQDBDAAhiQggAMMMACEBAAAAgQoAIAEAAACBCgAgBjEAAOgPACA2AADnDwAg8QcAAK0OACCGCAAArQ4AIIcIAACtDgAgiAgAAK0OACADAAAAkgEAIAEAAIQKADACAACBCgAgAwAAAJIBACABAACECgAwAgAAgQoAIAMAAACSAQAgAQAAhAoAMAIAAIEKACAKMQAA5g8AIDYAAOUPACDjBwIAAAAB8AdAAAAAAfEHQAAAAAGFCAEAAAABhggCAAAAAYcIAgAAAAGICAEAAAABiQggAAAAAQFWAACICgAgCOMHAgAAAAHwB0AAAAAB8QdAAAAAAYUIAQAAAAGGCAIAAAABhwgCAAAAAYgIAQAAAAGJCCAAAAABAVYAAIoKADABVgAAigoAMAEAAACUAQAgAQAAAIQBACAKMQAA5A8AIDYAAOMPACDjBwIAtA4AIfAHQAC5DgAh8QdAAMoOACGFCAEAsw4AIYYIAgDLDgAhhwgCAMsOACGICAEA3w4AIYkIIADiDwAhAgAAAIEKACBWAACPCgAgCOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhggCAMsOACGHCAIAyw4AIYgIAQDfDgAhiQggAOIPACECAAAAkgEAIFYAAJEKACACAAAAkgEAIFYAAJEKACABAAAAlAEAIAEAAACEAQAgAwAAAIEKACBdAACICgAgXgAAjwoAIAEAAACBCgAgAQAAAJIBACAJCgAA3Q8AIGMAAN4PACBkAADhDwAgZQAA4A8AIGYAAN8PACDxBwAArQ4AIIYIAACtDgAghwgAAK0OACCICAAArQ4AIAvRBwAAvAwAMNIHAACaCgAQ0wcAALwMADDjBwIAjAwAIfAHQACcDAAh8QdAAKoMACGFCAEAiwwAIYYIAgCrDAAhhwgCAKsMACGICAEAtAwAIYkIIAC9DAAhAwAAAJIBACABAACZCgAwYgAAmgoAIAMAAACSAQAgAQAAhAoAMAIAAIEKACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAADZDwAgDAAA2w8AIA0AANoPACAOAADcDwAg4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAFWAACiCgAgCOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACABVgAApAoAMAFWAACkCgAwDAQAALMPACAMAAC1DwAgDQAAtA8AIA4AALYPACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgAgAAACYAIFYAAKcKACAI4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGBCAEAsw4AIYIIAAHeDgAhgwgAALEPACCECAAAsg8AIAIAAAAHACBWAACpCgAgAgAAAAcAIFYAAKkKACADAAAAJgAgXQAAogoAIF4AAKcKACABAAAAJgAgAQAAAAcAIAYKAACsDwAgYwAArQ8AIGQAALAPACBlAACvDwAgZgAArg8AIIIIAACtDgAgC9EHAAC6DAAw0gcAALAKABDTBwAAugwAMOMHAgCMDAAh8AdAAJwMACH_BwIAjAwAIYAIAQCLDAAhgQgBAIsMACGCCAABswwAIYMIAAC7DAAghAgAALsMACADAAAABwAgAQAArwoAMGIAALAKACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAAqA8AIAUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQFWAAC4CgAgBeMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQFWAAC6CgAwAVYAALoKADAJAwAAiw8AIAUAAIwPACALAACNDwAgDAAAjg8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACECAAAACwAgVgAAvQoAIAXjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhAgAAAAkAIFYAAL8KACACAAAACQAgVgAAvwoAIAMAAAALACBdAAC4CgAgXgAAvQoAIAEAAAALACABAAAACQAgBQoAAIUPACBjAACGDwAgZAAAiQ8AIGUAAIgPACBmAACHDwAgCNEHAAC5DAAw0gcAAMYKABDTBwAAuQwAMOMHAgCMDAAh6gcCAIwMACHrBwAAqQwAIPAHQACcDAAh_gcCAIwMACEDAAAACQAgAQAAxQoAMGIAAMYKACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAAgg8AIAgAAIMPACAJAACEDwAg4wcCAAAAAesHAACBDwAg7gcCAAAAAfAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAEBVgAAzgoAIArjBwIAAAAB6wcAAIEPACDuBwIAAAAB8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQFWAADQCgAwAVYAANAKADANBgAA4A4AIAgAAOEOACAJAADiDgAg4wcCALQOACHrBwAA3Q4AIO4HAgC0DgAh8AdAALkOACHxB0AAuQ4AIfkHAAHeDgAh-gcBAN8OACH7BwEA3w4AIfwHQADKDgAh_QdAAMoOACECAAAADwAgVgAA0woAIArjBwIAtA4AIesHAADdDgAg7gcCALQOACHwB0AAuQ4AIfEHQAC5DgAh-QcAAd4OACH6BwEA3w4AIfsHAQDfDgAh_AdAAMoOACH9B0AAyg4AIQIAAAANACBWAADVCgAgAgAAAA0AIFYAANUKACADAAAADwAgXQAAzgoAIF4AANMKACABAAAADwAgAQAAAA0AIAoKAADYDgAgYwAA2Q4AIGQAANwOACBlAADbDgAgZgAA2g4AIPkHAACtDgAg-gcAAK0OACD7BwAArQ4AIPwHAACtDgAg_QcAAK0OACAN0QcAALIMADDSBwAA3AoAENMHAACyDAAw4wcCAIwMACHrBwAAqQwAIO4HAgCMDAAh8AdAAJwMACHxB0AAnAwAIfkHAAGzDAAh-gcBALQMACH7BwEAtAwAIfwHQACqDAAh_QdAAKoMACEDAAAADQAgAQAA2woAMGIAANwKACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAA1w4AIPAHQAAAAAH2BwABAAAB9wcCAAAAAfgHQAAAAAEBVgAA5AoAIATwB0AAAAAB9gcAAQAAAfcHAgAAAAH4B0AAAAABAVYAAOYKADABVgAA5goAMAUHAADWDgAg8AdAALkOACH2BwAByA4AIfcHAgC0DgAh-AdAAMoOACECAAAAEwAgVgAA6QoAIATwB0AAuQ4AIfYHAAHIDgAh9wcCALQOACH4B0AAyg4AIQIAAAARACBWAADrCgAgAgAAABEAIFYAAOsKACADAAAAEwAgXQAA5AoAIF4AAOkKACABAAAAEwAgAQAAABEAIAYKAADRDgAgYwAA0g4AIGQAANUOACBlAADUDgAgZgAA0w4AIPgHAACtDgAgB9EHAACxDAAw0gcAAPIKABDTBwAAsQwAMPAHQACcDAAh9gcAAagMACH3BwIAjAwAIfgHQACqDAAhAwAAABEAIAEAAPEKADBiAADyCgAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAM8OACAGAADQDgAg6AcAAQAAAekHAAEAAAHqBwIAAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe4HAgAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEBVgAA-goAIAroBwABAAAB6QcAAQAAAeoHAgAAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7gcCAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQFWAAD8CgAwAVYAAPwKADABAAAACQAgDAUAAMwOACAGAADNDgAg6AcAAcgOACHpBwAByA4AIeoHAgC0DgAh6wcAAMkOACDsBwIAtA4AIe0HQADKDgAh7gcCAMsOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACECAAAAGgAgVgAAgAsAIAroBwAByA4AIekHAAHIDgAh6gcCALQOACHrBwAAyQ4AIOwHAgC0DgAh7QdAAMoOACHuBwIAyw4AIe8HQADKDgAh8AdAALkOACHxB0AAuQ4AIQIAAAAYACBWAACCCwAgAgAAABgAIFYAAIILACABAAAACQAgAwAAABoAIF0AAPoKACBeAACACwAgAQAAABoAIAEAAAAYACAICgAAww4AIGMAAMQOACBkAADHDgAgZQAAxg4AIGYAAMUOACDtBwAArQ4AIO4HAACtDgAg7wcAAK0OACAN0QcAAKcMADDSBwAAigsAENMHAACnDAAw6AcAAagMACHpBwABqAwAIeoHAgCMDAAh6wcAAKkMACDsBwIAjAwAIe0HQACqDAAh7gcCAKsMACHvB0AAqgwAIfAHQACcDAAh8QdAAJwMACEDAAAAGAAgAQAAiQsAMGIAAIoLACADAAAAGAAgAQAAGQAwAgAAGgAgBdEHAACmDAAw0gcAAJALABDTBwAApgwAMOYHAQAAAAHnB0AAoAwAIQEAAACNCwAgAQAAAI0LACAF0QcAAKYMADDSBwAAkAsAENMHAACmDAAw5gcBAJgMACHnB0AAoAwAIQADAAAAkAsAIAEAAJELADACAACNCwAgAwAAAJALACABAACRCwAwAgAAjQsAIAMAAACQCwAgAQAAkQsAMAIAAI0LACAC5gcBAAAAAecHQAAAAAEBVgAAlQsAIALmBwEAAAAB5wdAAAAAAQFWAACXCwAwAVYAAJcLADAC5gcBALMOACHnB0AAuQ4AIQIAAACNCwAgVgAAmgsAIALmBwEAsw4AIecHQAC5DgAhAgAAAJALACBWAACcCwAgAgAAAJALACBWAACcCwAgAwAAAI0LACBdAACVCwAgXgAAmgsAIAEAAACNCwAgAQAAAJALACADCgAAwA4AIGUAAMIOACBmAADBDgAgBdEHAAClDAAw0gcAAKMLABDTBwAApQwAMOYHAQCLDAAh5wdAAJwMACEDAAAAkAsAIAEAAKILADBiAACjCwAgAwAAAJALACABAACRCwAwAgAAjQsAIAXRBwAApAwAMNIHAACpCwAQ0wcAAKQMADDjBwEAAAAB5QdAAKAMACEBAAAApgsAIAEAAACmCwAgBdEHAACkDAAw0gcAAKkLABDTBwAApAwAMOMHAQCYDAAh5QdAAKAMACEAAwAAAKkLACABAACqCwAwAgAApgsAIAMAAACpCwAgAQAAqgsAMAIAAKYLACADAAAAqQsAIAEAAKoLADACAACmCwAgAuMHAQAAAAHlB0AAAAABAVYAAK4LACAC4wcBAAAAAeUHQAAAAAEBVgAAsAsAMAFWAACwCwAwAuMHAQCzDgAh5QdAALkOACECAAAApgsAIFYAALMLACAC4wcBALMOACHlB0AAuQ4AIQIAAACpCwAgVgAAtQsAIAIAAACpCwAgVgAAtQsAIAMAAACmCwAgXQAArgsAIF4AALMLACABAAAApgsAIAEAAACpCwAgAwoAAL0OACBlAAC_DgAgZgAAvg4AIAXRBwAAowwAMNIHAAC8CwAQ0wcAAKMMADDjBwEAiwwAIeUHQACcDAAhAwAAAKkLACABAAC7CwAwYgAAvAsAIAMAAACpCwAgAQAAqgsAMAIAAKYLACAF0QcAAKIMADDSBwAAwgsAENMHAACiDAAw4wcBAAAAAeQHQACgDAAhAQAAAL8LACABAAAAvwsAIAXRBwAAogwAMNIHAADCCwAQ0wcAAKIMADDjBwEAmAwAIeQHQACgDAAhAAMAAADCCwAgAQAAwwsAMAIAAL8LACADAAAAwgsAIAEAAMMLADACAAC_CwAgAwAAAMILACABAADDCwAwAgAAvwsAIALjBwEAAAAB5AdAAAAAAQFWAADHCwAgAuMHAQAAAAHkB0AAAAABAVYAAMkLADABVgAAyQsAMALjBwEAsw4AIeQHQAC5DgAhAgAAAL8LACBWAADMCwAgAuMHAQCzDgAh5AdAALkOACECAAAAwgsAIFYAAM4LACACAAAAwgsAIFYAAM4LACADAAAAvwsAIF0AAMcLACBeAADMCwAgAQAAAL8LACABAAAAwgsAIAMKAAC6DgAgZQAAvA4AIGYAALsOACAF0QcAAKEMADDSBwAA1QsAENMHAAChDAAw4wcBAIsMACHkB0AAnAwAIQMAAADCCwAgAQAA1AsAMGIAANULACADAAAAwgsAIAEAAMMLADACAAC_CwAgBdEHAACfDAAw0gcAANsLABDTBwAAnwwAMNQHAQAAAAHiB0AAoAwAIQEAAADYCwAgAQAAANgLACAF0QcAAJ8MADDSBwAA2wsAENMHAACfDAAw1AcBAJgMACHiB0AAoAwAIQADAAAA2wsAIAEAANwLADACAADYCwAgAwAAANsLACABAADcCwAwAgAA2AsAIAMAAADbCwAgAQAA3AsAMAIAANgLACAC1AcBAAAAAeIHQAAAAAEBVgAA4AsAIALUBwEAAAAB4gdAAAAAAQFWAADiCwAwAVYAAOILADAC1AcBALMOACHiB0AAuQ4AIQIAAADYCwAgVgAA5QsAIALUBwEAsw4AIeIHQAC5DgAhAgAAANsLACBWAADnCwAgAgAAANsLACBWAADnCwAgAwAAANgLACBdAADgCwAgXgAA5QsAIAEAAADYCwAgAQAAANsLACADCgAAtg4AIGUAALgOACBmAAC3DgAgBdEHAACbDAAw0gcAAO4LABDTBwAAmwwAMNQHAQCLDAAh4gdAAJwMACEDAAAA2wsAIAEAAO0LADBiAADuCwAgAwAAANsLACABAADcCwAwAgAA2AsAIAbRBwAAlwwAMNIHAAD0CwAQ0wcAAJcMADDUBwEAAAAB1QcCAJkMACHWBwQAmgwAIQEAAADxCwAgAQAAAPELACAG0QcAAJcMADDSBwAA9AsAENMHAACXDAAw1AcBAJgMACHVBwIAmQwAIdYHBACaDAAhAdYHAACtDgAgAwAAAPQLACABAAD1CwAwAgAA8QsAIAMAAAD0CwAgAQAA9QsAMAIAAPELACADAAAA9AsAIAEAAPULADACAADxCwAgA9QHAQAAAAHVBwIAAAAB1gcEAAAAAQFWAAD5CwAgA9QHAQAAAAHVBwIAAAAB1gcEAAAAAQFWAAD7CwAwAVYAAPsLADAD1AcBALMOACHVBwIAtA4AIdYHBAC1DgAhAgAAAPELACBWAAD-CwAgA9QHAQCzDgAh1QcCALQOACHWBwQAtQ4AIQIAAAD0CwAgVgAAgAwAIAIAAAD0CwAgVgAAgAwAIAMAAADxCwAgXQAA-QsAIF4AAP4LACABAAAA8QsAIAEAAAD0CwAgBgoAAK4OACBjAACvDgAgZAAAsg4AIGUAALEOACBmAACwDgAg1gcAAK0OACAG0QcAAIoMADDSBwAAhwwAENMHAACKDAAw1AcBAIsMACHVBwIAjAwAIdYHBACNDAAhAwAAAPQLACABAACGDAAwYgAAhwwAIAMAAAD0CwAgAQAA9QsAMAIAAPELACAG0QcAAIoMADDSBwAAhwwAENMHAACKDAAw1AcBAIsMACHVBwIAjAwAIdYHBACNDAAhDgoAAJMMACBlAACWDAAgZgAAlgwAINcHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQ0KAACTDAAgYwAAlAwAIGQAAJMMACBlAACTDAAgZgAAkwwAINcHAgAAAAHYBwIAAAAE2QcCAAAABNoHAgAAAAHbBwIAAAAB3AcCAAAAAd0HAgAAAAHeBwIAkgwAIQ0KAACPDAAgYwAAkAwAIGQAAJEMACBlAACRDAAgZgAAkQwAINcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAjgwAIQ0KAACPDAAgYwAAkAwAIGQAAJEMACBlAACRDAAgZgAAkQwAINcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAjgwAIQjXBwIAAAAB2AcCAAAABdkHAgAAAAXaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAI8MACEI1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCACQDAAhCNcHBAAAAAHYBwQAAAAF2QcEAAAABdoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAkQwAIQ0KAACTDAAgYwAAlAwAIGQAAJMMACBlAACTDAAgZgAAkwwAINcHAgAAAAHYBwIAAAAE2QcCAAAABNoHAgAAAAHbBwIAAAAB3AcCAAAAAd0HAgAAAAHeBwIAkgwAIQjXBwIAAAAB2AcCAAAABNkHAgAAAATaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAJMMACEI1wcIAAAAAdgHCAAAAATZBwgAAAAE2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCACUDAAhDgoAAJMMACBlAACWDAAgZgAAlgwAINcHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQvXBwEAAAAB2AcBAAAABNkHAQAAAATaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcBAJYMACHfBwEAAAAB4AcBAAAAAeEHAQAAAAEG0QcAAJcMADDSBwAA9AsAENMHAACXDAAw1AcBAJgMACHVBwIAmQwAIdYHBACaDAAhC9cHAQAAAAHYBwEAAAAE2QcBAAAABNoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAlgwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQjXBwIAAAAB2AcCAAAABNkHAgAAAATaBwIAAAAB2wcCAAAAAdwHAgAAAAHdBwIAAAAB3gcCAJMMACEI1wcEAAAAAdgHBAAAAAXZBwQAAAAF2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBACRDAAhBdEHAACbDAAw0gcAAO4LABDTBwAAmwwAMNQHAQCLDAAh4gdAAJwMACELCgAAkwwAIGUAAJ4MACBmAACeDAAg1wdAAAAAAdgHQAAAAATZB0AAAAAE2gdAAAAAAdsHQAAAAAHcB0AAAAAB3QdAAAAAAd4HQACdDAAhCwoAAJMMACBlAACeDAAgZgAAngwAINcHQAAAAAHYB0AAAAAE2QdAAAAABNoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AAnQwAIQjXB0AAAAAB2AdAAAAABNkHQAAAAATaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAJ4MACEF0QcAAJ8MADDSBwAA2wsAENMHAACfDAAw1AcBAJgMACHiB0AAoAwAIQjXB0AAAAAB2AdAAAAABNkHQAAAAATaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAJ4MACEF0QcAAKEMADDSBwAA1QsAENMHAAChDAAw4wcBAIsMACHkB0AAnAwAIQXRBwAAogwAMNIHAADCCwAQ0wcAAKIMADDjBwEAmAwAIeQHQACgDAAhBdEHAACjDAAw0gcAALwLABDTBwAAowwAMOMHAQCLDAAh5QdAAJwMACEF0QcAAKQMADDSBwAAqQsAENMHAACkDAAw4wcBAJgMACHlB0AAoAwAIQXRBwAApQwAMNIHAACjCwAQ0wcAAKUMADDmBwEAiwwAIecHQACcDAAhBdEHAACmDAAw0gcAAJALABDTBwAApgwAMOYHAQCYDAAh5wdAAKAMACEN0QcAAKcMADDSBwAAigsAENMHAACnDAAw6AcAAagMACHpBwABqAwAIeoHAgCMDAAh6wcAAKkMACDsBwIAjAwAIe0HQACqDAAh7gcCAKsMACHvB0AAqgwAIfAHQACcDAAh8QdAAJwMACEHCgAAkwwAIGUAALAMACBmAACwDAAg1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAa8MACEE1wcAAADzBwnzBwAAAPMHA_QHAAAA8wcI9QcAAADzBwgLCgAAjwwAIGUAAK4MACBmAACuDAAg1wdAAAAAAdgHQAAAAAXZB0AAAAAF2gdAAAAAAdsHQAAAAAHcB0AAAAAB3QdAAAAAAd4HQACtDAAhDQoAAI8MACBjAACQDAAgZAAAjwwAIGUAAI8MACBmAACPDAAg1wcCAAAAAdgHAgAAAAXZBwIAAAAF2gcCAAAAAdsHAgAAAAHcBwIAAAAB3QcCAAAAAd4HAgCsDAAhDQoAAI8MACBjAACQDAAgZAAAjwwAIGUAAI8MACBmAACPDAAg1wcCAAAAAdgHAgAAAAXZBwIAAAAF2gcCAAAAAdsHAgAAAAHcBwIAAAAB3QcCAAAAAd4HAgCsDAAhCwoAAI8MACBlAACuDAAgZgAArgwAINcHQAAAAAHYB0AAAAAF2QdAAAAABdoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AArQwAIQjXB0AAAAAB2AdAAAAABdkHQAAAAAXaB0AAAAAB2wdAAAAAAdwHQAAAAAHdB0AAAAAB3gdAAK4MACEHCgAAkwwAIGUAALAMACBmAACwDAAg1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAa8MACEE1wcAAQAAAdgHAAEAAATZBwABAAAE3gcAAbAMACEH0QcAALEMADDSBwAA8goAENMHAACxDAAw8AdAAJwMACH2BwABqAwAIfcHAgCMDAAh-AdAAKoMACEN0QcAALIMADDSBwAA3AoAENMHAACyDAAw4wcCAIwMACHrBwAAqQwAIO4HAgCMDAAh8AdAAJwMACHxB0AAnAwAIfkHAAGzDAAh-gcBALQMACH7BwEAtAwAIfwHQACqDAAh_QdAAKoMACEHCgAAjwwAIGUAALgMACBmAAC4DAAg1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbcMACEOCgAAjwwAIGUAALYMACBmAAC2DAAg1wcBAAAAAdgHAQAAAAXZBwEAAAAF2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HAQC1DAAh3wcBAAAAAeAHAQAAAAHhBwEAAAABDgoAAI8MACBlAAC2DAAgZgAAtgwAINcHAQAAAAHYBwEAAAAF2QcBAAAABdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBwEAtQwAId8HAQAAAAHgBwEAAAAB4QcBAAAAAQvXBwEAAAAB2AcBAAAABdkHAQAAAAXaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcBALYMACHfBwEAAAAB4AcBAAAAAeEHAQAAAAEHCgAAjwwAIGUAALgMACBmAAC4DAAg1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbcMACEE1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbgMACEI0QcAALkMADDSBwAAxgoAENMHAAC5DAAw4wcCAIwMACHqBwIAjAwAIesHAACpDAAg8AdAAJwMACH-BwIAjAwAIQvRBwAAugwAMNIHAACwCgAQ0wcAALoMADDjBwIAjAwAIfAHQACcDAAh_wcCAIwMACGACAEAiwwAIYEIAQCLDAAhgggAAbMMACGDCAAAuwwAIIQIAAC7DAAgBNcHAQAAAAXzBwEAAAAB9AcBAAAABPUHAQAAAAQL0QcAALwMADDSBwAAmgoAENMHAAC8DAAw4wcCAIwMACHwB0AAnAwAIfEHQACqDAAhhQgBAIsMACGGCAIAqwwAIYcIAgCrDAAhiAgBALQMACGJCCAAvQwAIQUKAACTDAAgZQAAvwwAIGYAAL8MACDXByAAAAAB3gcgAL4MACEFCgAAkwwAIGUAAL8MACBmAAC_DAAg1wcgAAAAAd4HIAC-DAAhAtcHIAAAAAHeByAAvwwAIQ0xAADFDAAgNgAAxAwAINEHAADADAAw0gcAAJIBABDTBwAAwAwAMOMHAgCZDAAh8AdAAKAMACHxB0AAwgwAIYUIAQCYDAAhhggCAPkMACGHCAIA-QwAIYgIAQDBDAAhiQggAMMMACEL1wcBAAAAAdgHAQAAAAXZBwEAAAAF2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HAQC2DAAh3wcBAAAAAeAHAQAAAAHhBwEAAAABCNcHQAAAAAHYB0AAAAAF2QdAAAAABdoHQAAAAAHbB0AAAAAB3AdAAAAAAd0HQAAAAAHeB0AArgwAIQLXByAAAAAB3gcgAL8MACERBAAAzAwAIDUAAOQNACDRBwAA4w0AMNIHAACUAQAQ0wcAAOMNADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQCYDAAhjwhAAKAMACGQCAEAmAwAIcYJAACUAQAgxwkAAJQBACAbGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhkQgCAJkMACGWCAEAmAwAIZcIAQCYDAAhmQgAAOoNmQgimwgAAOsNmwginAgIAOwNACGdCAIA-QwAIZ4IAgD5DAAhnwgBAMEMACGgCAIAmQwAIaEIAgCZDAAhoggCAJkMACHGCQAAhAEAIMcJAACEAQAgBjkCAIwMACHRBwAAxgwAMNIHAAD-CQAQ0wcAAMYMADD_BwIAjAwAIYoIBADHDAAhDQoAAJMMACBjAACUDAAgZAAAyQwAIGUAAMkMACBmAADJDAAg1wcEAAAAAdgHBAAAAATZBwQAAAAE2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBADIDAAhDQoAAJMMACBjAACUDAAgZAAAyQwAIGUAAMkMACBmAADJDAAg1wcEAAAAAdgHBAAAAATZBwQAAAAE2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBADIDAAhCNcHBAAAAAHYBwQAAAAE2QcEAAAABNoHBAAAAAHbBwQAAAAB3AcEAAAAAd0HBAAAAAHeBwQAyQwAIQcEAADMDAAgOQIAmQwAIdEHAADKDAAw0gcAAKQBABDTBwAAygwAMP8HAgCZDAAhiggEAMsMACEI1wcEAAAAAdgHBAAAAATZBwQAAAAE2gcEAAAAAdsHBAAAAAHcBwQAAAAB3QcEAAAAAd4HBADJDAAhRBAAAMMNACARAADEDQAgEgAAxQ0AIBMAAMYNACAUAADHDQAgFQAAyA0AIBYAAMkNACAXAACZDQAgGwAAyg0AIB0AAMsNACAeAACGDQAgIwAAzQ0AICUAAMwNACAnAADODQAgLAAAzw0AIC4AANMNACAwAADQDQAgMgAA0g0AIDMAANUNACA3AADRDQAgOAAA1A0AIDkAANYNACA6AADXDQAgPQAA2A0AID4AANgNACA_AADYDQAgQQAA2Q0AIEIAANkNACBDAADaDQAgRAAA2w0AIEYAANwNACBHAADdDQAgSQAA3g0AIEoAAN4NACBOAADfDQAgTwAA3w0AIFAAAOANACDRBwAAwQ0AMNIHAACqAQAQ0wcAAMENADDjBwIAmQwAIfAHQACgDAAhiAgBAMEMACG8CEAAwgwAIZcJAQDBDAAhogkBAJgMACGjCUAAwgwAIaQJAQDBDAAhpgkAAMINpgkipwlAAMIMACGoCUAAwgwAIakJAQDBDAAhqglAAMIMACGrCUAAwgwAIawJAQDBDAAhrQlAAMIMACGuCUAAwgwAIa8JAgCZDAAhsAkgAMMMACGxCUAAwgwAIbIJIADDDAAhswkBAMEMACG0CQEAwQwAIbUJAQDBDAAhtgkBAMEMACG3CQEAwQwAIcYJAACqAQAgxwkAAKoBACAN0QcAAM0MADDSBwAA5gkAENMHAADNDAAw4wcCAIwMACHwB0AAnAwAIf8HAgCMDAAhgAgBAIsMACGLCAEAiwwAIYwIBADHDAAhjQgBAIsMACGOCAEAiwwAIY8IQACcDAAhkAgBAIsMACEFNAIAjAwAIdEHAADODAAw0gcAANAJABDTBwAAzgwAMIcIAgCMDAAhBjEAANAMACA0AgCZDAAh0QcAAM8MADDSBwAAkAEAENMHAADPDAAwhwgCAJkMACEbGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhkQgCAJkMACGWCAEAmAwAIZcIAQCYDAAhmQgAAOoNmQgimwgAAOsNmwginAgIAOwNACGdCAIA-QwAIZ4IAgD5DAAhnwgBAMEMACGgCAIAmQwAIaEIAgCZDAAhoggCAJkMACHGCQAAhAEAIMcJAACEAQAgCtEHAADRDAAw0gcAALgJABDTBwAA0QwAMOMHAgCMDAAh8AdAAJwMACGHCAIAjAwAIZEIAgCMDAAhkggBAIsMACGTCEAAqgwAIZQIAgCrDAAhB9EHAADSDAAw0gcAAKIJABDTBwAA0gwAMPAHQACcDAAh_gcCAIwMACGHCAIAjAwAIZUIAgCMDAAhFNEHAADTDAAw0gcAAIwJABDTBwAA0wwAMOMHAgCMDAAh8AdAAJwMACGLCAEAiwwAIYwIBADHDAAhjggBAIsMACGRCAIAjAwAIZYIAQCLDAAhlwgBAIsMACGZCAAA1AyZCCKbCAAA1QybCCKcCAgA1gwAIZ0IAgCrDAAhnggCAKsMACGfCAEAtAwAIaAIAgCMDAAhoQgCAIwMACGiCAIAjAwAIQcKAACTDAAgZQAA2wwAIGYAANsMACDXBwAAAJkIAtgHAAAAmQgI2QcAAACZCAjeBwAA2gyZCCIHCgAAkwwAIGUAANkMACBmAADZDAAg1wcAAACbCALYBwAAAJsICNkHAAAAmwgI3gcAANgMmwgiDQoAAI8MACBjAACQDAAgZAAAkAwAIGUAAJAMACBmAACQDAAg1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCADXDAAhDQoAAI8MACBjAACQDAAgZAAAkAwAIGUAAJAMACBmAACQDAAg1wcIAAAAAdgHCAAAAAXZBwgAAAAF2gcIAAAAAdsHCAAAAAHcBwgAAAAB3QcIAAAAAd4HCADXDAAhBwoAAJMMACBlAADZDAAgZgAA2QwAINcHAAAAmwgC2AcAAACbCAjZBwAAAJsICN4HAADYDJsIIgTXBwAAAJsIAtgHAAAAmwgI2QcAAACbCAjeBwAA2QybCCIHCgAAkwwAIGUAANsMACBmAADbDAAg1wcAAACZCALYBwAAAJkICNkHAAAAmQgI3gcAANoMmQgiBNcHAAAAmQgC2AcAAACZCAjZBwAAAJkICN4HAADbDJkIIgXRBwAA3AwAMNIHAAD2CAAQ0wcAANwMADCjCAIAjAwAIaQIAgCMDAAhCtEHAADdDAAw0gcAAOAIABDTBwAA3QwAMJYIAQCLDAAhowgCAKsMACGkCAIAjAwAIaUIAgCMDAAhpggQAN4MACGnCAIAjAwAIagIAQC0DAAhDQoAAJMMACBjAADgDAAgZAAA4AwAIGUAAOAMACBmAADgDAAg1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADfDAAhDQoAAJMMACBjAADgDAAgZAAA4AwAIGUAAOAMACBmAADgDAAg1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADfDAAhCNcHEAAAAAHYBxAAAAAE2QcQAAAABNoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA4AwAIQzRBwAA4QwAMNIHAADKCAAQ0wcAAOEMADDjBwIAjAwAIfAHQACcDAAhmwgAAOMMrQgiqggAAOIMqggiqwgCAIwMACGtCEAAqgwAIa4IAQC0DAAhrwgCAKsMACGwCAEAtAwAIQcKAACTDAAgZQAA5wwAIGYAAOcMACDXBwAAAKoIAtgHAAAAqggI2QcAAACqCAjeBwAA5gyqCCIHCgAAkwwAIGUAAOUMACBmAADlDAAg1wcAAACtCALYBwAAAK0ICNkHAAAArQgI3gcAAOQMrQgiBwoAAJMMACBlAADlDAAgZgAA5QwAINcHAAAArQgC2AcAAACtCAjZBwAAAK0ICN4HAADkDK0IIgTXBwAAAK0IAtgHAAAArQgI2QcAAACtCAjeBwAA5QytCCIHCgAAkwwAIGUAAOcMACBmAADnDAAg1wcAAACqCALYBwAAAKoICNkHAAAAqggI3gcAAOYMqggiBNcHAAAAqggC2AcAAACqCAjZBwAAAKoICN4HAADnDKoIIg7RBwAA6AwAMNIHAAC0CAAQ0wcAAOgMADDjBwIAjAwAIfAHQACcDAAhkQgCAIwMACGTCEAAqgwAIZQIAgCrDAAhlggBALQMACGlCAIAjAwAIbEIAgCMDAAhsggBAIsMACGzCAEAtAwAIbQIQACqDAAhC9EHAADpDAAw0gcAAJ4IABDTBwAA6QwAMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZMIQACqDAAhlAgCAKsMACGWCAEAiwwAIbIIAQCLDAAhtQhAAKoMACEbHwEAiwwAIdEHAADqDAAw0gcAAIgIABDTBwAA6gwAMOMHAgCMDAAh8AdAAJwMACH_BwIAqwwAIZMIQACqDAAhlAgCAKsMACGWCAEAiwwAIZcIAQCLDAAhmwgAAOwMuwgiowgCAKsMACGmCBAA3gwAIbEIEADeDAAhtggBALQMACG3CAEAtAwAIbgIEADrDAAhuQgCAIwMACG7CAEAtAwAIbwIQACqDAAhvQgCAIwMACG-CCAAvQwAIb8IAQCLDAAhwAgBAIsMACHBCAIAjAwAIcIIAgCMDAAhDQoAAI8MACBjAADwDAAgZAAA8AwAIGUAAPAMACBmAADwDAAg1wcQAAAAAdgHEAAAAAXZBxAAAAAF2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADvDAAhBwoAAJMMACBlAADuDAAgZgAA7gwAINcHAAAAuwgC2AcAAAC7CAjZBwAAALsICN4HAADtDLsIIgcKAACTDAAgZQAA7gwAIGYAAO4MACDXBwAAALsIAtgHAAAAuwgI2QcAAAC7CAjeBwAA7Qy7CCIE1wcAAAC7CALYBwAAALsICNkHAAAAuwgI3gcAAO4MuwgiDQoAAI8MACBjAADwDAAgZAAA8AwAIGUAAPAMACBmAADwDAAg1wcQAAAAAdgHEAAAAAXZBxAAAAAF2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADvDAAhCNcHEAAAAAHYBxAAAAAF2QcQAAAABdoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA8AwAIQ3RBwAA8QwAMNIHAADwBwAQ0wcAAPEMADDjBwIAjAwAIfAHQACcDAAh_wcCAIwMACGACAEAiwwAIZcIAQCLDAAhmwgAAPIMxAgitggBAIsMACHBCAIAjAwAIcIIAgCMDAAhxAggAL0MACEHCgAAkwwAIGUAAPQMACBmAAD0DAAg1wcAAADECALYBwAAAMQICNkHAAAAxAgI3gcAAPMMxAgiBwoAAJMMACBlAAD0DAAgZgAA9AwAINcHAAAAxAgC2AcAAADECAjZBwAAAMQICN4HAADzDMQIIgTXBwAAAMQIAtgHAAAAxAgI2QcAAADECAjeBwAA9AzECCIE0QcAAPUMADDSBwAA2gcAENMHAAD1DAAwxQgBAIsMACEE0QcAAPYMADDSBwAAxwcAENMHAAD2DAAwxQgBAJgMACEN0QcAAPcMADDSBwAAwQcAENMHAAD3DAAw4wcEAMcMACHwB0AAnAwAIZEIAgCrDAAhlggBALQMACGqCAEAtAwAIbUIQACqDAAhxggBAIsMACHHCAIAjAwAIcgIAQCLDAAhyQgCAIwMACEN0QcAAPgMADDSBwAAtAcAENMHAAD4DAAw4wcEAMsMACHwB0AAoAwAIZEIAgD5DAAhlggBAMEMACGqCAEAwQwAIbUIQADCDAAhxggBAJgMACHHCAIAmQwAIcgIAQCYDAAhyQgCAJkMACEI1wcCAAAAAdgHAgAAAAXZBwIAAAAF2gcCAAAAAdsHAgAAAAHcBwIAAAAB3QcCAAAAAd4HAgCPDAAhAsYIAQAAAAHHCAIAAAABBNEHAAD7DAAw0gcAAK4HABDTBwAA-wwAMMsIAgCMDAAhBSAAAP0MACDRBwAA_AwAMNIHAABcABDTBwAA_AwAMMsIAgCZDAAhFRkAAMwMACAfAACODgAgJAAAjw4AICUAAMwNACAmAACQDgAg0QcAAIwOADDSBwAASQAQ0wcAAIwOADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIcYJAABJACDHCQAASQAgB9EHAAD-DAAw0gcAAJwHABDTBwAA_gwAMPAHQACcDAAh_gcCAIwMACGVCAIAjAwAIcwIAgCMDAAhC9EHAAD_DAAw0gcAAIYHABDTBwAA_wwAMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZMIQACqDAAhlAgCAKsMACGyCAEAiwwAIcsIAgCMDAAhzQgCAIwMACEO0QcAAIANADDSBwAA8AYAENMHAACADQAw4wcCAIwMACHwB0AAnAwAIZEIAgCMDAAhkwhAAKoMACGUCAIAqwwAIZYIAQCLDAAhmwgAAIEN0AgisggBAIsMACHOCAIAqwwAIdAIAgCrDAAh0QgCAIwMACEHCgAAkwwAIGUAAIMNACBmAACDDQAg1wcAAADQCALYBwAAANAICNkHAAAA0AgI3gcAAIIN0AgiBwoAAJMMACBlAACDDQAgZgAAgw0AINcHAAAA0AgC2AcAAADQCAjZBwAAANAICN4HAACCDdAIIgTXBwAAANAIAtgHAAAA0AgI2QcAAADQCAjeBwAAgw3QCCIG0QcAAIQNADDSBwAA1gYAENMHAACEDQAw4wcCAIwMACGACAEAiwwAIbYIAQCLDAAhBx4AAIYNACDRBwAAhQ0AMNIHAABNABDTBwAAhQ0AMOMHAgCZDAAhgAgBAJgMACG2CAEAmAwAIQPSCAAASQAg0wgAAEkAINQIAABJACAG0QcAAIcNADDSBwAAvgYAENMHAACHDQAw8AdAAJwMACGACAEAiwwAIZUIAAGoDAAhBtEHAACIDQAw0gcAAKsGABDTBwAAiA0AMPAHQACgDAAhgAgBAJgMACGVCAABiQ0AIQTXBwABAAAB2AcAAQAABNkHAAEAAATeBwABsAwAIQnRBwAAig0AMNIHAAClBgAQ0wcAAIoNADDjBwIAjAwAIfAHQACcDAAh_gcCAIwMACHVCAEAiwwAIdYIAQCLDAAh1whAAKoMACEM0QcAAIsNADDSBwAAjwYAENMHAACLDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAhgAgBAIsMACHXCEAAqgwAIdgIAAGoDAAh2QgAAagMACHaCAQAxwwAIdsIAAC7DAAgBtEHAACMDQAw0gcAAPkFABDTBwAAjA0AMPYHAAGoDAAh-AdAAKoMACH-BwIAjAwAIQnRBwAAjQ0AMNIHAADjBQAQ0wcAAI0NADDwB0AAnAwAIf4HAgCMDAAh3AgBAIsMACHdCAQAxwwAId4IAgCMDAAh3whAAKoMACEKAwAAzAwAINEHAACODQAw0gcAACkAENMHAACODQAw8AdAAKAMACH-BwIAmQwAIdwIAQCYDAAh3QgEAMsMACHeCAIAmQwAId8IQADCDAAhB9EHAACPDQAw0gcAAMsFABDTBwAAjw0AMNYHQACcDAAh_gcCAKsMACHgCAEAiwwAIeEIAACQDQAgDwoAAJMMACBlAACRDQAgZgAAkQ0AINcHgAAAAAHaB4AAAAAB2weAAAAAAdwHgAAAAAHdB4AAAAAB3geAAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIgAAAAAHmCIAAAAAB5wiAAAAAAQzXB4AAAAAB2geAAAAAAdsHgAAAAAHcB4AAAAAB3QeAAAAAAd4HgAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCIAAAAAB5giAAAAAAecIgAAAAAEH0QcAAJINADDSBwAAuAUAENMHAACSDQAw1gdAAKAMACH-BwIA-QwAIeAIAQCYDAAh4QgAAJMNACAM1weAAAAAAdoHgAAAAAHbB4AAAAAB3AeAAAAAAd0HgAAAAAHeB4AAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QiAAAAAAeYIgAAAAAHnCIAAAAABB9EHAACUDQAw0gcAALIFABDTBwAAlA0AMP4HAgCMDAAh6AgCAIwMACHpCAIAjAwAIeoIQACcDAAhCtEHAACVDQAw0gcAAJwFABDTBwAAlQ0AMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZIIAQCLDAAhkwhAAKoMACGUCAIAqwwAIegIAgCMDAAhENEHAACWDQAw0gcAAIYFABDTBwAAlg0AMOMHAgCMDAAh8AdAAJwMACGRCAIAjAwAIZIIAQCLDAAhkwhAAKoMACGUCAIAqwwAIZYIAQCLDAAh6wgCAIwMACHsCCAAvQwAIe0IIAC9DAAh7ggCAIwMACHvCEAAnAwAIfAIAgCMDAAhCdEHAACXDQAw0gcAAPAEABDTBwAAlw0AMOMHAgCMDAAh8AdAAJwMACGWCAEAiwwAIZcIAQCLDAAhvAhAAKoMACHxCAIAjAwAIQoXAACZDQAg0QcAAJgNADDSBwAA3QQAENMHAACYDQAw4wcCAJkMACHwB0AAoAwAIZYIAQCYDAAhlwgBAJgMACG8CEAAwgwAIfEIAgCZDAAhA9IIAAA3ACDTCAAANwAg1AgAADcAIBLRBwAAmg0AMNIHAADXBAAQ0wcAAJoNADDjBwIAjAwAIeUHQACqDAAh7QdAAJwMACHxB0AAqgwAIf4HAgCMDAAhiggEAMcMACGOCAEAtAwAIfIIAQCLDAAh8wgCAIwMACH0CAIAjAwAIfUIAgCMDAAh9ggEAMcMACH3CAIAjAwAIfgIAQC0DAAh-QhAAKoMACEI0QcAAJsNADDSBwAAwQQAENMHAACbDQAw8ggBALQMACH6CAIAjAwAIfsIAgCMDAAh_AgBALQMACH9CAIAqwwAIQwqAgCMDAAh0QcAAJwNADDSBwAAqwQAENMHAACcDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCMDAAh8ggBAIsMACH8CAEAtAwAIf0IAgCMDAAh_ggBAIsMACH_CEAAqgwAIQnRBwAAnQ0AMNIHAACVBAAQ0wcAAJ0NADDjBwIAjAwAIfAHQACcDAAh_gcCAIwMACH9CAIAjAwAIYAJAQCLDAAhgQlAAKoMACEQ0QcAAJ4NADDSBwAA_wMAENMHAACeDQAw4gdAAJwMACHjBwIAjAwAIZEIAgCrDAAhlggBALQMACHyCAEAiwwAIfwIAQC0DAAh_QgCAKsMACGCCQEAiwwAIYMJAgCMDAAhhAkCAKsMACGFCQEAiwwAIYYJAQC0DAAhhwkgAL0MACERKgAAoA0AINEHAACfDQAw0gcAAOwDABDTBwAAnw0AMOIHQACgDAAh4wcCAJkMACGRCAIA-QwAIZYIAQDBDAAh8ggBAJgMACH8CAEAwQwAIf0IAgD5DAAhggkBAJgMACGDCQIAmQwAIYQJAgD5DAAhhQkBAJgMACGGCQEAwQwAIYcJIADDDAAhA9IIAADPAQAg0wgAAM8BACDUCAAAzwEAIAKCCQEAAAABgwkCAAAAAQ3RBwAAog0AMNIHAADmAwAQ0wcAAKINADDiB0AAnAwAIeMHAgCMDAAh_wcCAKsMACGWCAEAtAwAIbIIAQCLDAAh_AgBALQMACGCCQEAiwwAIYMJAgCMDAAhiQkCAIwMACGKCQIAjAwAIRDRBwAAow0AMNIHAADOAwAQ0wcAAKMNADDjBwIAjAwAIfAHQACcDAAhkQgCAKsMACGbCAAApA2OCSL8CAEAiwwAIYIJAQCLDAAhgwkCAIwMACGLCQIAjAwAIYwJAQC0DAAhjgkCAKsMACGPCQEAtAwAIZAJQACqDAAhkQlAAKoMACEHCgAAkwwAIGUAAKYNACBmAACmDQAg1wcAAACOCQLYBwAAAI4JCNkHAAAAjgkI3gcAAKUNjgkiBwoAAJMMACBlAACmDQAgZgAApg0AINcHAAAAjgkC2AcAAACOCQjZBwAAAI4JCN4HAAClDY4JIgTXBwAAAI4JAtgHAAAAjgkI2QcAAACOCQjeBwAApg2OCSIM0QcAAKcNADDSBwAAtAMAENMHAACnDQAw4gdAAJwMACHjBwIAjAwAIfwIAQC0DAAh_QgCAKsMACH-CAEAiwwAIYIJAQCLDAAhgwkCAKsMACGSCQEAtAwAIZMJAACQDQAgDNEHAACoDQAw0gcAAKEDABDTBwAAqA0AMOIHQACgDAAh4wcCAJkMACH8CAEAwQwAIf0IAgD5DAAh_ggBAJgMACGCCQEAmAwAIYMJAgD5DAAhkgkBAMEMACGTCQAAkw0AIArRBwAAqQ0AMNIHAACbAwAQ0wcAAKkNADDUBwEAiwwAIfAHQACcDAAh_gcCAIwMACGbCAIAjAwAIbIIAQCLDAAhlAkBAIsMACGVCQABqAwAIQrRBwAAqg0AMNIHAACFAwAQ0wcAAKoNADDwB0AAnAwAIfEHQACcDAAh9gcAAagMACH4B0AAqgwAIf4HAgCMDAAhlgkBAIsMACGXCQEAiwwAIQrRBwAAqw0AMNIHAADvAgAQ0wcAAKsNADDjBwIAjAwAIfAHQACcDAAh8QdAAJwMACH2BwABqAwAIZgJAgCMDAAhmQkCAIwMACGaCQIAjAwAIQ1WAACQDQAg0QcAAKwNADDSBwAA2QIAENMHAACsDQAw4wcCAIwMACHwB0AAnAwAIf4HAgCrDAAh8wgCAIwMACH4CAEAtAwAIZsJAQCLDAAhnAkBAIsMACGdCUAAnAwAIZ4JQACqDAAhD9EHAACtDQAw0gcAAMECABDTBwAArQ0AMOMHAgCMDAAh6gcCAKsMACHrBwAAqQwAIPAHQACcDAAh8QdAAKoMACH2BwABqAwAIf4HAgCMDAAhgAgBAIsMACHXCEAAqgwAIZ8JAQCLDAAhoAlAAKoMACGhCQIAqwwAIQjRBwAArg0AMNIHAACnAgAQ0wcAAK4NADDwB0AAnAwAIf4HAgCMDAAhiggCAIwMACGMCAIAjAwAIY4IAQCLDAAhHdEHAACvDQAw0gcAAJECABDTBwAArw0AMOMHAgCMDAAh8AdAAJwMACGICAEAtAwAIbwIQACqDAAhlwkBALQMACGiCQEAiwwAIaMJQACqDAAhpAkBALQMACGmCQAAsA2mCSKnCUAAqgwAIagJQACqDAAhqQkBALQMACGqCUAAqgwAIasJQACqDAAhrAkBALQMACGtCUAAqgwAIa4JQACqDAAhrwkCAIwMACGwCSAAvQwAIbEJQACqDAAhsgkgAL0MACGzCQEAtAwAIbQJAQC0DAAhtQkBALQMACG2CQEAtAwAIbcJAQC0DAAhBwoAAJMMACBlAACyDQAgZgAAsg0AINcHAAAApgkC2AcAAACmCQjZBwAAAKYJCN4HAACxDaYJIgcKAACTDAAgZQAAsg0AIGYAALINACDXBwAAAKYJAtgHAAAApgkI2QcAAACmCQjeBwAAsQ2mCSIE1wcAAACmCQLYBwAAAKYJCNkHAAAApgkI3gcAALINpgkiAv4HAgAAAAGMCAIAAAABCQMAAMwMACDRBwAAtA0AMNIHAADXAQAQ0wcAALQNADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQCYDAAhCksAALYNACBMAAC3DQAg0QcAALUNADDSBwAAzwEAENMHAAC1DQAw8ggBAMEMACH6CAIAmQwAIfsIAgCZDAAh_AgBAMEMACH9CAIA-QwAIRMqAACgDQAg0QcAAJ8NADDSBwAA7AMAENMHAACfDQAw4gdAAKAMACHjBwIAmQwAIZEIAgD5DAAhlggBAMEMACHyCAEAmAwAIfwIAQDBDAAh_QgCAPkMACGCCQEAmAwAIYMJAgCZDAAhhAkCAPkMACGFCQEAmAwAIYYJAQDBDAAhhwkgAMMMACHGCQAA7AMAIMcJAADsAwAgEQMAAMwMACAqAgCZDAAhSAAAzAwAIE0AAKANACDRBwAAuA0AMNIHAADLAQAQ0wcAALgNADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHyCAEAmAwAIfwIAQDBDAAh_QgCAJkMACH-CAEAmAwAIf8IQADCDAAhxgkAAMsBACDHCQAAywEAIA8DAADMDAAgKgIAmQwAIUgAAMwMACBNAACgDQAg0QcAALgNADDSBwAAywEAENMHAAC4DQAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQsDAADMDAAgSAAAzAwAINEHAAC5DQAw0gcAAMYBABDTBwAAuQ0AMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIf0IAgCZDAAhgAkBAJgMACGBCUAAwgwAIRMDAADMDAAg0QcAALoNADDSBwAAwgEAENMHAAC6DQAw4wcCAJkMACHlB0AAwgwAIe0HQACgDAAh8QdAAMIMACH-BwIAmQwAIYoIBADLDAAhjggBAMEMACHyCAEAmAwAIfMIAgCZDAAh9AgCAJkMACH1CAIAmQwAIfYIBADLDAAh9wgCAJkMACH4CAEAwQwAIfkIQADCDAAhC0UAAMwMACDRBwAAuw0AMNIHAAC-AQAQ0wcAALsNADDjBwIAmQwAIfAHQACgDAAh8QdAAKAMACH2BwABiQ0AIZgJAgCZDAAhmQkCAJkMACGaCQIAmQwAIQsDAADMDAAg0QcAALwNADDSBwAAugEAENMHAAC8DQAw8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAh-AdAAMIMACH-BwIAmQwAIZYJAQCYDAAhlwkBAJgMACEOAwAAvg0AIFYAAJMNACDRBwAAvQ0AMNIHAAC1AQAQ0wcAAL0NADDjBwIAmQwAIfAHQACgDAAh_gcCAPkMACHzCAIAmQwAIfgIAQDBDAAhmwkBAJgMACGcCQEAmAwAIZ0JQACgDAAhnglAAMIMACFEEAAAww0AIBEAAMQNACASAADFDQAgEwAAxg0AIBQAAMcNACAVAADIDQAgFgAAyQ0AIBcAAJkNACAbAADKDQAgHQAAyw0AIB4AAIYNACAjAADNDQAgJQAAzA0AICcAAM4NACAsAADPDQAgLgAA0w0AIDAAANANACAyAADSDQAgMwAA1Q0AIDcAANENACA4AADUDQAgOQAA1g0AIDoAANcNACA9AADYDQAgPgAA2A0AID8AANgNACBBAADZDQAgQgAA2Q0AIEMAANoNACBEAADbDQAgRgAA3A0AIEcAAN0NACBJAADeDQAgSgAA3g0AIE4AAN8NACBPAADfDQAgUAAA4A0AINEHAADBDQAw0gcAAKoBABDTBwAAwQ0AMOMHAgCZDAAh8AdAAKAMACGICAEAwQwAIbwIQADCDAAhlwkBAMEMACGiCQEAmAwAIaMJQADCDAAhpAkBAMEMACGmCQAAwg2mCSKnCUAAwgwAIagJQADCDAAhqQkBAMEMACGqCUAAwgwAIasJQADCDAAhrAkBAMEMACGtCUAAwgwAIa4JQADCDAAhrwkCAJkMACGwCSAAwwwAIbEJQADCDAAhsgkgAMMMACGzCQEAwQwAIbQJAQDBDAAhtQkBAMEMACG2CQEAwQwAIbcJAQDBDAAhxgkAAKoBACDHCQAAqgEAIAOCCQEAAAABgwkCAAAAAYkJAgAAAAEPBAAAvg0AIEAAAMwMACDRBwAAwA0AMNIHAACvAQAQ0wcAAMANADDiB0AAoAwAIeMHAgCZDAAh_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIUIQAADDDQAgEQAAxA0AIBIAAMUNACATAADGDQAgFAAAxw0AIBUAAMgNACAWAADJDQAgFwAAmQ0AIBsAAMoNACAdAADLDQAgHgAAhg0AICMAAM0NACAlAADMDQAgJwAAzg0AICwAAM8NACAuAADTDQAgMAAA0A0AIDIAANINACAzAADVDQAgNwAA0Q0AIDgAANQNACA5AADWDQAgOgAA1w0AID0AANgNACA-AADYDQAgPwAA2A0AIEEAANkNACBCAADZDQAgQwAA2g0AIEQAANsNACBGAADcDQAgRwAA3Q0AIEkAAN4NACBKAADeDQAgTgAA3w0AIE8AAN8NACBQAADgDQAg0QcAAMENADDSBwAAqgEAENMHAADBDQAw4wcCAJkMACHwB0AAoAwAIYgIAQDBDAAhvAhAAMIMACGXCQEAwQwAIaIJAQCYDAAhowlAAMIMACGkCQEAwQwAIaYJAADCDaYJIqcJQADCDAAhqAlAAMIMACGpCQEAwQwAIaoJQADCDAAhqwlAAMIMACGsCQEAwQwAIa0JQADCDAAhrglAAMIMACGvCQIAmQwAIbAJIADDDAAhsQlAAMIMACGyCSAAwwwAIbMJAQDBDAAhtAkBAMEMACG1CQEAwQwAIbYJAQDBDAAhtwkBAMEMACEE1wcAAACmCQLYBwAAAKYJCNkHAAAApgkI3gcAALINpgkiA9IIAAADACDTCAAAAwAg1AgAAAMAIAPSCAAABwAg0wgAAAcAINQIAAAHACAD0ggAAAkAINMIAAAJACDUCAAACQAgDAMAAMwMACDRBwAAjg0AMNIHAAApABDTBwAAjg0AMPAHQACgDAAh_gcCAJkMACHcCAEAmAwAId0IBADLDAAh3ggCAJkMACHfCEAAwgwAIcYJAAApACDHCQAAKQAgA9IIAAArACDTCAAAKwAg1AgAACsAIAPSCAAALwAg0wgAAC8AINQIAAAvACAD0ggAADMAINMIAAAzACDUCAAAMwAgA9IIAAA9ACDTCAAAPQAg1AgAAD0AIAPSCAAAQQAg0wgAAEEAINQIAABBACAD0ggAAFEAINMIAABRACDUCAAAUQAgA9IIAABUACDTCAAAVAAg1AgAAFQAIAPSCAAAYQAg0wgAAGEAINQIAABhACAD0ggAAGUAINMIAABlACDUCAAAZQAgA9IIAACAAQAg0wgAAIABACDUCAAAgAEAIAPSCAAAhAEAINMIAACEAQAg1AgAAIQBACAD0ggAAIgBACDTCAAAiAEAINQIAACIAQAgA9IIAAB5ACDTCAAAeQAg1AgAAHkAIAPSCAAAnAEAINMIAACcAQAg1AgAAJwBACAD0ggAAIwBACDTCAAAjAEAINQIAACMAQAgA9IIAACUAQAg0wgAAJQBACDUCAAAlAEAIAkEAADMDAAgOQIAmQwAIdEHAADKDAAw0gcAAKQBABDTBwAAygwAMP8HAgCZDAAhiggEAMsMACHGCQAApAEAIMcJAACkAQAgA9IIAACmAQAg0wgAAKYBACDUCAAApgEAIAPSCAAArwEAINMIAACvAQAg1AgAAK8BACAD0ggAALUBACDTCAAAtQEAINQIAAC1AQAgA9IIAAC6AQAg0wgAALoBACDUCAAAugEAIAPSCAAAvgEAINMIAAC-AQAg1AgAAL4BACAD0ggAAMIBACDTCAAAwgEAINQIAADCAQAgA9IIAADGAQAg0wgAAMYBACDUCAAAxgEAIAPSCAAAywEAINMIAADLAQAg1AgAAMsBACAD0ggAANcBACDTCAAA1wEAINQIAADXAQAgExkAAL4NACA7AADMDAAgPAAAvg0AINEHAADhDQAw0gcAAKYBABDTBwAA4Q0AMOMHAgCZDAAh8AdAAKAMACGRCAIA-QwAIZsIAADiDY4JIvwIAQCYDAAhggkBAJgMACGDCQIAmQwAIYsJAgCZDAAhjAkBAMEMACGOCQIA-QwAIY8JAQDBDAAhkAlAAMIMACGRCUAAwgwAIQTXBwAAAI4JAtgHAAAAjgkI2QcAAACOCQjeBwAApg2OCSIPBAAAzAwAIDUAAOQNACDRBwAA4w0AMNIHAACUAQAQ0wcAAOMNADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQCYDAAhjwhAAKAMACGQCAEAmAwAIQ8xAADFDAAgNgAAxAwAINEHAADADAAw0gcAAJIBABDTBwAAwAwAMOMHAgCZDAAh8AdAAKAMACHxB0AAwgwAIYUIAQCYDAAhhggCAPkMACGHCAIA-QwAIYgIAQDBDAAhiQggAMMMACHGCQAAkgEAIMcJAACSAQAgDBkAAMwMACDRBwAA5Q0AMNIHAACcAQAQ0wcAAOUNADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGyCAEAmAwAIbUIQADCDAAhAv4HAgAAAAGHCAIAAAABCQMAAMwMACAxAADQDAAg0QcAAOcNADDSBwAAjAEAENMHAADnDQAw8AdAAKAMACH-BwIAmQwAIYcIAgCZDAAhlQgCAJkMACEMGQAAzAwAIDEAANAMACDRBwAA6A0AMNIHAACIAQAQ0wcAAOgNADDjBwIAmQwAIfAHQACgDAAhhwgCAJkMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIRkZAADMDAAgMgAA0g0AIDMAANUNACA0AADtDQAgNQAA5A0AINEHAADpDQAw0gcAAIQBABDTBwAA6Q0AMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIQTXBwAAAJkIAtgHAAAAmQgI2QcAAACZCAjeBwAA2wyZCCIE1wcAAACbCALYBwAAAJsICNkHAAAAmwgI3gcAANkMmwgiCNcHCAAAAAHYBwgAAAAF2QcIAAAABdoHCAAAAAHbBwgAAAAB3AcIAAAAAd0HCAAAAAHeBwgAkAwAIQgxAADQDAAgNAIAmQwAIdEHAADPDAAw0gcAAJABABDTBwAAzwwAMIcIAgCZDAAhxgkAAJABACDHCQAAkAEAIA8pAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAmQwAIfAHQACgDAAhmwgAAPANrQgiqggAAO8NqggiqwgCAJkMACGtCEAAwgwAIa4IAQDBDAAhrwgCAPkMACGwCAEAwQwAIQTXBwAAAKoIAtgHAAAAqggI2QcAAACqCAjeBwAA5wyqCCIE1wcAAACtCALYBwAAAK0ICNkHAAAArQgI3gcAAOUMrQgiA9IIAABuACDTCAAAbgAg1AgAAG4AIAPSCAAAcwAg0wgAAHMAINQIAABzACACkQgCAAAAAaUIAgAAAAEQGQAAzAwAIC0AAPUNACDRBwAA9A0AMNIHAAB5ABDTBwAA9A0AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAwQwAIaUIAgCZDAAhsQgCAJkMACGyCAEAmAwAIbMIAQDBDAAhtAhAAMIMACEgHwEAmAwAISgAAP8NACAqAADxDQAgLgAA0w0AINEHAAD8DQAw0gcAAGkAENMHAAD8DQAw4wcCAJkMACHwB0AAoAwAIf8HAgD5DAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhlwgBAJgMACGbCAAA_g27CCKjCAIA-QwAIaYIEAD7DQAhsQgQAPsNACG2CAEAwQwAIbcIAQDBDAAhuAgQAP0NACG5CAIAmQwAIbsIAQDBDAAhvAhAAMIMACG9CAIAmQwAIb4IIADDDAAhvwgBAJgMACHACAEAmAwAIcEIAgCZDAAhwggCAJkMACHGCQAAaQAgxwkAAGkAIAKjCAIAAAABpAgCAAAAAQYrAAD4DQAg0QcAAPcNADDSBwAAcwAQ0wcAAPcNADCjCAIAmQwAIaQIAgCZDAAhESkAAMwMACAqAADxDQAgLAAA8g0AINEHAADuDQAw0gcAAIABABDTBwAA7g0AMOMHAgCZDAAh8AdAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhxgkAAIABACDHCQAAgAEAIAKkCAIAAAABpQgCAAAAAQwrAAD4DQAgLQAA9Q0AINEHAAD6DQAw0gcAAG4AENMHAAD6DQAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEI1wcQAAAAAdgHEAAAAATZBxAAAAAE2gcQAAAAAdsHEAAAAAHcBxAAAAAB3QcQAAAAAd4HEADgDAAhHh8BAJgMACEoAAD_DQAgKgAA8Q0AIC4AANMNACDRBwAA_A0AMNIHAABpABDTBwAA_A0AMOMHAgCZDAAh8AdAAKAMACH_BwIA-QwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhCNcHEAAAAAHYBxAAAAAF2QcQAAAABdoHEAAAAAHbBxAAAAAB3AcQAAAAAd0HEAAAAAHeBxAA8AwAIQTXBwAAALsIAtgHAAAAuwgI2QcAAAC7CAjeBwAA7gy7CCIRBAAAzAwAIC8AAIIOACDRBwAAgA4AMNIHAABlABDTBwAAgA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAmAwAIcEIAgCZDAAhwggCAJkMACHECCAAwwwAIcYJAABlACDHCQAAZQAgDwQAAMwMACAvAACCDgAg0QcAAIAOADDSBwAAZQAQ0wcAAIAOADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIZcIAQCYDAAhmwgAAIEOxAgitggBAJgMACHBCAIAmQwAIcIIAgCZDAAhxAggAMMMACEE1wcAAADECALYBwAAAMQICNkHAAAAxAgI3gcAAPQMxAgiA9IIAABpACDTCAAAaQAg1AgAAGkAIAPUBwEAAAAB_gcCAAAAAZQJAQAAAAELAwAAzAwAINEHAACEDgAw0gcAAGEAENMHAACEDgAw1AcBAJgMACHwB0AAoAwAIf4HAgCZDAAhmwgCAJkMACGyCAEAmAwAIZQJAQCYDAAhlQkAAYkNACEC4wcCAAAAAcsIAgAAAAEPGQAAzAwAICAAAP0MACAhAACHDgAgIwAAzQ0AINEHAACGDgAw0gcAAFEAENMHAACGDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIRUZAADMDAAgHwAAjg4AICQAAI8OACAlAADMDQAgJgAAkA4AINEHAACMDgAw0gcAAEkAENMHAACMDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhmwgAAI0O0AgisggBAJgMACHOCAIA-QwAIdAIAgD5DAAh0QgCAJkMACHGCQAASQAgxwkAAEkAIAL-BwIAAAABzAgCAAAAAQkDAADMDAAgIgAAig4AINEHAACJDgAw0gcAAFQAENMHAACJDgAw8AdAAKAMACH-BwIAmQwAIZUIAgCZDAAhzAgCAJkMACERGQAAzAwAICAAAP0MACAhAACHDgAgIwAAzQ0AINEHAACGDgAw0gcAAFEAENMHAACGDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIcYJAABRACDHCQAAUQAgAuMHAgAAAAHQCAIAAAABExkAAMwMACAfAACODgAgJAAAjw4AICUAAMwNACAmAACQDgAg0QcAAIwOADDSBwAASQAQ0wcAAIwOADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIQTXBwAAANAIAtgHAAAA0AgI2QcAAADQCAjeBwAAgw3QCCIJHgAAhg0AINEHAACFDQAw0gcAAE0AENMHAACFDQAw4wcCAJkMACGACAEAmAwAIbYIAQCYDAAhxgkAAE0AIMcJAABNACARGQAAzAwAICAAAP0MACAhAACHDgAgIwAAzQ0AINEHAACGDgAw0gcAAFEAENMHAACGDgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIcYJAABRACDHCQAAUQAgByAAAP0MACDRBwAA_AwAMNIHAABcABDTBwAA_AwAMMsIAgCZDAAhxgkAAFwAIMcJAABcACAC_gcCAAAAAegIAgAAAAEJAwAAzAwAIBoAAJMOACDRBwAAkg4AMNIHAABBABDTBwAAkg4AMP4HAgCZDAAh6AgCAJkMACHpCAIAmQwAIeoIQACgDAAhFhgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAh6wgCAJkMACHsCCAAwwwAIe0IIADDDAAh7ggCAJkMACHvCEAAoAwAIfAIAgCZDAAhxgkAADcAIMcJAAA3ACAMGQAAzAwAIBoAAJMOACDRBwAAlA4AMNIHAAA9ABDTBwAAlA4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhFBgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAh6wgCAJkMACHsCCAAwwwAIe0IIADDDAAh7ggCAJkMACHvCEAAoAwAIfAIAgCZDAAhDBcAAJkNACDRBwAAmA0AMNIHAADdBAAQ0wcAAJgNADDjBwIAmQwAIfAHQACgDAAhlggBAJgMACGXCAEAmAwAIbwIQADCDAAh8QgCAJkMACHGCQAA3QQAIMcJAADdBAAgAtUIAQAAAAHWCAEAAAABCgMAAMwMACDRBwAAmA4AMNIHAAAzABDTBwAAmA4AMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIdUIAQCYDAAh1ggBAJgMACHXCEAAwgwAIQ0DAADMDAAg0QcAAJkOADDSBwAALwAQ0wcAAJkOADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAh2AgAAYkNACHZCAABiQ0AIdoIBADLDAAh2wgAALsMACAC9gcAAQAAAf4HAgAAAAEHAwAAzAwAINEHAACbDgAw0gcAACsAENMHAACbDgAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhDwQAAMwMACAMAACeDgAgDQAAxQ0AIA4AAMMNACDRBwAAnA4AMNIHAAAHABDTBwAAnA4AMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACAE1wcAAQAAAdgHAAEAAAXZBwABAAAF3gcAAbgMACED0ggAABgAINMIAAAYACDUCAAAGAAgDwUAAKAOACAGAAChDgAg0QcAAJ8OADDSBwAAGAAQ0wcAAJ8OADDoBwABiQ0AIekHAAGJDQAh6gcCAJkMACHrBwAAqQwAIOwHAgCZDAAh7QdAAMIMACHuBwIA-QwAIe8HQADCDAAh8AdAAKAMACHxB0AAoAwAIREEAADMDAAgDAAAng4AIA0AAMUNACAOAADDDQAg0QcAAJwOADDSBwAABwAQ0wcAAJwOADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQCYDAAhgggAAZ0OACGDCAAAuwwAIIQIAAC7DAAgxgkAAAcAIMcJAAAHACAOAwAAzAwAIAUAAKAOACALAACpDgAgDAAAng4AINEHAACoDgAw0gcAAAkAENMHAACoDgAw4wcCAJkMACHqBwIAmQwAIesHAACpDAAg8AdAAKAMACH-BwIAmQwAIcYJAAAJACDHCQAACQAgCAcAAKMOACDRBwAAog4AMNIHAAARABDTBwAAog4AMPAHQACgDAAh9gcAAYkNACH3BwIAmQwAIfgHQADCDAAhEgYAAKUOACAIAACmDgAgCQAAww0AINEHAACkDgAw0gcAAA0AENMHAACkDgAw4wcCAJkMACHrBwAAqQwAIO4HAgCZDAAh8AdAAKAMACHxB0AAoAwAIfkHAAGdDgAh-gcBAMEMACH7BwEAwQwAIfwHQADCDAAh_QdAAMIMACHGCQAADQAgxwkAAA0AIBAGAAClDgAgCAAApg4AIAkAAMMNACDRBwAApA4AMNIHAAANABDTBwAApA4AMOMHAgCZDAAh6wcAAKkMACDuBwIAmQwAIfAHQACgDAAh8QdAAKAMACH5BwABnQ4AIfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhDgMAAMwMACAFAACgDgAgCwAAqQ4AIAwAAJ4OACDRBwAAqA4AMNIHAAAJABDTBwAAqA4AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACHGCQAACQAgxwkAAAkAIAPSCAAAEQAg0wgAABEAINQIAAARACAC6gcCAAAAAf4HAgAAAAEMAwAAzAwAIAUAAKAOACALAACpDgAgDAAAng4AINEHAACoDgAw0gcAAAkAENMHAACoDgAw4wcCAJkMACHqBwIAmQwAIesHAACpDAAg8AdAAKAMACH-BwIAmQwAIQPSCAAADQAg0wgAAA0AINQIAAANACASAwAAzAwAIAUAAKsOACAPAACsDgAg0QcAAKoOADDSBwAAAwAQ0wcAAKoOADDjBwIAmQwAIeoHAgD5DAAh6wcAAKkMACDwB0AAoAwAIfEHQADCDAAh9gcAAYkNACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACERBAAAzAwAIAwAAJ4OACANAADFDQAgDgAAww0AINEHAACcDgAw0gcAAAcAENMHAACcDgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGBCAEAmAwAIYIIAAGdDgAhgwgAALsMACCECAAAuwwAIMYJAAAHACDHCQAABwAgEgYAAKUOACAIAACmDgAgCQAAww0AINEHAACkDgAw0gcAAA0AENMHAACkDgAw4wcCAJkMACHrBwAAqQwAIO4HAgCZDAAh8AdAAKAMACHxB0AAoAwAIfkHAAGdDgAh-gcBAMEMACH7BwEAwQwAIfwHQADCDAAh_QdAAMIMACHGCQAADQAgxwkAAA0AIAAAAAAAAAHLCQEAAAABBcsJAgAAAAHSCQIAAAAB0wkCAAAAAdQJAgAAAAHVCQIAAAABBcsJBAAAAAHSCQQAAAAB0wkEAAAAAdQJBAAAAAHVCQQAAAABAAAAAcsJQAAAAAEAAAAAAAAAAAAAAAAAAAHLCQABAAABAssJAAAA8wcI0QkAAADzBwIBywlAAAAAAQXLCQIAAAAB0gkCAAAAAdMJAgAAAAHUCQIAAAAB1QkCAAAAAQVdAACZGwAgXgAAnxsAIMgJAACaGwAgyQkAAJ4bACDOCQAAJgAgB10AAJcbACBeAACcGwAgyAkAAJgbACDJCQAAmxsAIMwJAAAJACDNCQAACQAgzgkAAAsAIAHLCQAAAPMHCANdAACZGwAgyAkAAJobACDOCQAAJgAgA10AAJcbACDICQAAmBsAIM4JAAALACAAAAAAAAVdAACSGwAgXgAAlRsAIMgJAACTGwAgyQkAAJQbACDOCQAADwAgA10AAJIbACDICQAAkxsAIM4JAAAPACAAAAAAAALLCQAAAPMHCNEJAAAA8wcCAcsJAAEAAAEBywkBAAAAAQVdAACBGwAgXgAAkBsAIMgJAACCGwAgyQkAAI8bACDOCQAACwAgC10AAPUOADBeAAD6DgAwyAkAAPYOADDJCQAA9w4AMMoJAAD4DgAgywkAAPkOADDMCQAA-Q4AMM0JAAD5DgAwzgkAAPkOADDPCQAA-w4AMNAJAAD8DgAwC10AAOMOADBeAADoDgAwyAkAAOQOADDJCQAA5Q4AMMoJAADmDgAgywkAAOcOADDMCQAA5w4AMM0JAADnDgAwzgkAAOcOADDPCQAA6Q4AMNAJAADqDgAwDQMAAPMOACAFAAD0DgAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABAgAAAAUAIF0AAPEOACADAAAABQAgXQAA8Q4AIF4AAO4OACABVgAAjhsAMBIDAADMDAAgBQAAqw4AIA8AAKwOACDRBwAAqg4AMNIHAAADABDTBwAAqg4AMOMHAgAAAAHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAEAAAH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACECAAAABQAgVgAA7g4AIAIAAADrDgAgVgAA7A4AIA_RBwAA6g4AMNIHAADrDgAQ0wcAAOoOADDjBwIAmQwAIeoHAgD5DAAh6wcAAKkMACDwB0AAoAwAIfEHQADCDAAh9gcAAYkNACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACGfCQEAmAwAIaAJQADCDAAhoQkCAPkMACEP0QcAAOoOADDSBwAA6w4AENMHAADqDgAw4wcCAJkMACHqBwIA-QwAIesHAACpDAAg8AdAAKAMACHxB0AAwgwAIfYHAAGJDQAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAhnwkBAJgMACGgCUAAwgwAIaEJAgD5DAAhC-MHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACECywkAAADzBwjRCQAAAPMHAg0DAADvDgAgBQAA8A4AIOMHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACEFXQAAhhsAIF4AAIwbACDICQAAhxsAIMkJAACLGwAgzgkAAAEAIAddAACEGwAgXgAAiRsAIMgJAACFGwAgyQkAAIgbACDMCQAABwAgzQkAAAcAIM4JAAAmACANAwAA8w4AIAUAAPQOACDjBwIAAAAB6gcCAAAAAesHAADyDgAg8AdAAAAAAfEHQAAAAAH2BwABAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAEBywkAAADzBwgDXQAAhhsAIMgJAACHGwAgzgkAAAEAIANdAACEGwAgyAkAAIUbACDOCQAAJgAgA_AHQAAAAAH2BwABAAAB-AdAAAAAAQIAAAATACBdAACADwAgAwAAABMAIF0AAIAPACBeAAD_DgAgAVYAAIMbADAIBwAAow4AINEHAACiDgAw0gcAABEAENMHAACiDgAw8AdAAKAMACH2BwABAAAB9wcCAJkMACH4B0AAwgwAIQIAAAATACBWAAD_DgAgAgAAAP0OACBWAAD-DgAgB9EHAAD8DgAw0gcAAP0OABDTBwAA_A4AMPAHQACgDAAh9gcAAYkNACH3BwIAmQwAIfgHQADCDAAhB9EHAAD8DgAw0gcAAP0OABDTBwAA_A4AMPAHQACgDAAh9gcAAYkNACH3BwIAmQwAIfgHQADCDAAhA_AHQAC5DgAh9gcAAcgOACH4B0AAyg4AIQPwB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACED8AdAAAAAAfYHAAEAAAH4B0AAAAABAcsJAAAA8wcIA10AAIEbACDICQAAghsAIM4JAAALACAEXQAA9Q4AMMgJAAD2DgAwygkAAPgOACDOCQAA-Q4AMARdAADjDgAwyAkAAOQOADDKCQAA5g4AIM4JAADnDgAwAAAAAAACywkAAADzBwjRCQAAAPMHAgVdAAD3GgAgXgAA_xoAIMgJAAD4GgAgyQkAAP4aACDOCQAAAQAgBV0AAPUaACBeAAD8GgAgyAkAAPYaACDJCQAA-xoAIM4JAAAmACALXQAAmw8AMF4AAKAPADDICQAAnA8AMMkJAACdDwAwygkAAJ4PACDLCQAAnw8AMMwJAACfDwAwzQkAAJ8PADDOCQAAnw8AMM8JAAChDwAw0AkAAKIPADALXQAAjw8AMF4AAJQPADDICQAAkA8AMMkJAACRDwAwygkAAJIPACDLCQAAkw8AMMwJAACTDwAwzQkAAJMPADDOCQAAkw8AMM8JAACVDwAw0AkAAJYPADAKBQAAzw4AIOgHAAEAAAHpBwABAAAB6gcCAAAAAesHAADODgAg7AcCAAAAAe0HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAECAAAAGgAgXQAAmg8AIAMAAAAaACBdAACaDwAgXgAAmQ8AIAFWAAD6GgAwDwUAAKAOACAGAAChDgAg0QcAAJ8OADDSBwAAGAAQ0wcAAJ8OADDoBwABAAAB6QcAAQAAAeoHAgCZDAAh6wcAAKkMACDsBwIAmQwAIe0HQADCDAAh7gcCAPkMACHvB0AAwgwAIfAHQACgDAAh8QdAAKAMACECAAAAGgAgVgAAmQ8AIAIAAACXDwAgVgAAmA8AIA3RBwAAlg8AMNIHAACXDwAQ0wcAAJYPADDoBwABiQ0AIekHAAGJDQAh6gcCAJkMACHrBwAAqQwAIOwHAgCZDAAh7QdAAMIMACHuBwIA-QwAIe8HQADCDAAh8AdAAKAMACHxB0AAoAwAIQ3RBwAAlg8AMNIHAACXDwAQ0wcAAJYPADDoBwABiQ0AIekHAAGJDQAh6gcCAJkMACHrBwAAqQwAIOwHAgCZDAAh7QdAAMIMACHuBwIA-QwAIe8HQADCDAAh8AdAAKAMACHxB0AAoAwAIQnoBwAByA4AIekHAAHIDgAh6gcCALQOACHrBwAAyQ4AIOwHAgC0DgAh7QdAAMoOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACEKBQAAzA4AIOgHAAHIDgAh6QcAAcgOACHqBwIAtA4AIesHAADJDgAg7AcCALQOACHtB0AAyg4AIe8HQADKDgAh8AdAALkOACHxB0AAuQ4AIQoFAADPDgAg6AcAAQAAAekHAAEAAAHqBwIAAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQsIAACDDwAgCQAAhA8AIOMHAgAAAAHrBwAAgQ8AIPAHQAAAAAHxB0AAAAAB-QcAAQAAAfoHAQAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAECAAAADwAgXQAApg8AIAMAAAAPACBdAACmDwAgXgAApQ8AIAFWAAD5GgAwEAYAAKUOACAIAACmDgAgCQAAww0AINEHAACkDgAw0gcAAA0AENMHAACkDgAw4wcCAAAAAesHAACpDAAg7gcCAJkMACHwB0AAoAwAIfEHQACgDAAh-QcAAQAAAfoHAQDBDAAh-wcBAMEMACH8B0AAwgwAIf0HQADCDAAhAgAAAA8AIFYAAKUPACACAAAAow8AIFYAAKQPACAN0QcAAKIPADDSBwAAow8AENMHAACiDwAw4wcCAJkMACHrBwAAqQwAIO4HAgCZDAAh8AdAAKAMACHxB0AAoAwAIfkHAAGdDgAh-gcBAMEMACH7BwEAwQwAIfwHQADCDAAh_QdAAMIMACEN0QcAAKIPADDSBwAAow8AENMHAACiDwAw4wcCAJkMACHrBwAAqQwAIO4HAgCZDAAh8AdAAKAMACHxB0AAoAwAIfkHAAGdDgAh-gcBAMEMACH7BwEAwQwAIfwHQADCDAAh_QdAAMIMACEJ4wcCALQOACHrBwAA3Q4AIPAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhCwgAAOEOACAJAADiDgAg4wcCALQOACHrBwAA3Q4AIPAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhCwgAAIMPACAJAACEDwAg4wcCAAAAAesHAACBDwAg8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQHLCQAAAPMHCANdAAD3GgAgyAkAAPgaACDOCQAAAQAgA10AAPUaACDICQAA9hoAIM4JAAAmACAEXQAAmw8AMMgJAACcDwAwygkAAJ4PACDOCQAAnw8AMARdAACPDwAwyAkAAJAPADDKCQAAkg8AIM4JAACTDwAwAAAAAAACywkBAAAABNEJAQAAAAUCywkBAAAABNEJAQAAAAUFXQAA6BoAIF4AAPMaACDICQAA6RoAIMkJAADyGgAgzgkAAAEAIAtdAADLDwAwXgAA0A8AMMgJAADMDwAwyQkAAM0PADDKCQAAzg8AIMsJAADPDwAwzAkAAM8PADDNCQAAzw8AMM4JAADPDwAwzwkAANEPADDQCQAA0g8AMAtdAADCDwAwXgAAxg8AMMgJAADDDwAwyQkAAMQPADDKCQAAxQ8AIMsJAACTDwAwzAkAAJMPADDNCQAAkw8AMM4JAACTDwAwzwkAAMcPADDQCQAAlg8AMAtdAAC3DwAwXgAAuw8AMMgJAAC4DwAwyQkAALkPADDKCQAAug8AIMsJAADnDgAwzAkAAOcOADDNCQAA5w4AMM4JAADnDgAwzwkAALwPADDQCQAA6g4AMA0DAADzDgAgDwAAwQ8AIOMHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABoQkCAAAAAQIAAAAFACBdAADADwAgAwAAAAUAIF0AAMAPACBeAAC-DwAgAVYAAPEaADACAAAABQAgVgAAvg8AIAIAAADrDgAgVgAAvQ8AIAvjBwIAtA4AIesHAADtDgAg8AdAALkOACHxB0AAyg4AIfYHAAHIDgAh_gcCALQOACGACAEAsw4AIdcIQADKDgAhnwkBALMOACGgCUAAyg4AIaEJAgDLDgAhDQMAAO8OACAPAAC_DwAg4wcCALQOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIf4HAgC0DgAhgAgBALMOACHXCEAAyg4AIZ8JAQCzDgAhoAlAAMoOACGhCQIAyw4AIQddAADsGgAgXgAA7xoAIMgJAADtGgAgyQkAAO4aACDMCQAADQAgzQkAAA0AIM4JAAAPACANAwAA8w4AIA8AAMEPACDjBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAH-BwIAAAABgAgBAAAAAdcIQAAAAAGfCQEAAAABoAlAAAAAAaEJAgAAAAEDXQAA7BoAIMgJAADtGgAgzgkAAA8AIAoGAADQDgAg6AcAAQAAAekHAAEAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7gcCAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQIAAAAaACBdAADKDwAgAwAAABoAIF0AAMoPACBeAADJDwAgAVYAAOsaADACAAAAGgAgVgAAyQ8AIAIAAACXDwAgVgAAyA8AIAnoBwAByA4AIekHAAHIDgAh6wcAAMkOACDsBwIAtA4AIe0HQADKDgAh7gcCAMsOACHvB0AAyg4AIfAHQAC5DgAh8QdAALkOACEKBgAAzQ4AIOgHAAHIDgAh6QcAAcgOACHrBwAAyQ4AIOwHAgC0DgAh7QdAAMoOACHuBwIAyw4AIe8HQADKDgAh8AdAALkOACHxB0AAuQ4AIQoGAADQDgAg6AcAAQAAAekHAAEAAAHrBwAAzg4AIOwHAgAAAAHtB0AAAAAB7gcCAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQcDAACoDwAgCwAAqg8AIAwAAKsPACDjBwIAAAAB6wcAAKcPACDwB0AAAAAB_gcCAAAAAQIAAAALACBdAADWDwAgAwAAAAsAIF0AANYPACBeAADVDwAgAVYAAOoaADANAwAAzAwAIAUAAKAOACALAACpDgAgDAAAng4AINEHAACoDgAw0gcAAAkAENMHAACoDgAw4wcCAAAAAeoHAgCZDAAh6wcAAKkMACDwB0AAoAwAIf4HAgCZDAAhxQkAAKcOACACAAAACwAgVgAA1Q8AIAIAAADTDwAgVgAA1A8AIAjRBwAA0g8AMNIHAADTDwAQ0wcAANIPADDjBwIAmQwAIeoHAgCZDAAh6wcAAKkMACDwB0AAoAwAIf4HAgCZDAAhCNEHAADSDwAw0gcAANMPABDTBwAA0g8AMOMHAgCZDAAh6gcCAJkMACHrBwAAqQwAIPAHQACgDAAh_gcCAJkMACEE4wcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACEHAwAAiw8AIAsAAI0PACAMAACODwAg4wcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACEHAwAAqA8AIAsAAKoPACAMAACrDwAg4wcCAAAAAesHAACnDwAg8AdAAAAAAf4HAgAAAAEBywkBAAAABAHLCQEAAAAEA10AAOgaACDICQAA6RoAIM4JAAABACAEXQAAyw8AMMgJAADMDwAwygkAAM4PACDOCQAAzw8AMARdAADCDwAwyAkAAMMPADDKCQAAxQ8AIM4JAACTDwAwBF0AALcPADDICQAAuA8AMMoJAAC6DwAgzgkAAOcOADAAAAAAAAHLCSAAAAABB10AAOAaACBeAADmGgAgyAkAAOEaACDJCQAA5RoAIMwJAACUAQAgzQkAAJQBACDOCQAAogEAIAddAADeGgAgXgAA4xoAIMgJAADfGgAgyQkAAOIaACDMCQAAhAEAIM0JAACEAQAgzgkAAIYBACADXQAA4BoAIMgJAADhGgAgzgkAAKIBACADXQAA3hoAIMgJAADfGgAgzgkAAIYBACACBAAA8Q8AIDUAAJUYACAJGQAA8Q8AIDIAAIQYACAzAACHGAAgNAAAlhgAIDUAAJUYACCcCAAArQ4AIJ0IAACtDgAgnggAAK0OACCfCAAArQ4AIAAAAAAABcsJBAAAAAHSCQQAAAAB0wkEAAAAAdQJBAAAAAHVCQQAAAABBV0AANkaACBeAADcGgAgyAkAANoaACDJCQAA2xoAIM4JAAABACADXQAA2RoAIMgJAADaGgAgzgkAAAEAIDgQAAD1FwAgEQAA9hcAIBIAAPcXACATAAD4FwAgFAAA-RcAIBUAAPoXACAWAAD7FwAgFwAAoxMAIBsAAPwXACAdAAD9FwAgHgAAshIAICMAAP8XACAlAAD-FwAgJwAAgBgAICwAAIEYACAuAACFGAAgMAAAghgAIDIAAIQYACAzAACHGAAgNwAAgxgAIDgAAIYYACA5AACIGAAgOgAAiRgAID0AAIoYACA-AACKGAAgPwAAihgAIEEAAIsYACBCAACLGAAgQwAAjBgAIEQAAI0YACBGAACOGAAgRwAAjxgAIEkAAJAYACBKAACQGAAgTgAAkRgAIE8AAJEYACBQAACSGAAgiAgAAK0OACC8CAAArQ4AIJcJAACtDgAgowkAAK0OACCkCQAArQ4AIKcJAACtDgAgqAkAAK0OACCpCQAArQ4AIKoJAACtDgAgqwkAAK0OACCsCQAArQ4AIK0JAACtDgAgrgkAAK0OACCxCQAArQ4AILMJAACtDgAgtAkAAK0OACC1CQAArQ4AILYJAACtDgAgtwkAAK0OACAAAAAAAAVdAADUGgAgXgAA1xoAIMgJAADVGgAgyQkAANYaACDOCQAAAQAgB10AAPkPACBeAAD8DwAgyAkAAPoPACDJCQAA-w8AIMwJAACSAQAgzQkAAJIBACDOCQAAgQoAIAgxAADmDwAg4wcCAAAAAfAHQAAAAAHxB0AAAAABhQgBAAAAAYcIAgAAAAGICAEAAAABiQggAAAAAQIAAACBCgAgXQAA-Q8AIAMAAACSAQAgXQAA-Q8AIF4AAP0PACAKAAAAkgEAIDEAAOQPACBWAAD9DwAg4wcCALQOACHwB0AAuQ4AIfEHQADKDgAhhQgBALMOACGHCAIAyw4AIYgIAQDfDgAhiQggAOIPACEIMQAA5A8AIOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhwgCAMsOACGICAEA3w4AIYkIIADiDwAhA10AANQaACDICQAA1RoAIM4JAAABACADXQAA-Q8AIMgJAAD6DwAgzgkAAIEKACAAAAAAAAVdAADPGgAgXgAA0hoAIMgJAADQGgAgyQkAANEaACDOCQAAhgEAIANdAADPGgAgyAkAANAaACDOCQAAhgEAIAAAAAAABV0AAMcaACBeAADNGgAgyAkAAMgaACDJCQAAzBoAIM4JAACGAQAgBV0AAMUaACBeAADKGgAgyAkAAMYaACDJCQAAyRoAIM4JAAABACADXQAAxxoAIMgJAADIGgAgzgkAAIYBACADXQAAxRoAIMgJAADGGgAgzgkAAAEAIAAAAAAABV0AAL0aACBeAADDGgAgyAkAAL4aACDJCQAAwhoAIM4JAACGAQAgBV0AALsaACBeAADAGgAgyAkAALwaACDJCQAAvxoAIM4JAAABACADXQAAvRoAIMgJAAC-GgAgzgkAAIYBACADXQAAuxoAIMgJAAC8GgAgzgkAAAEAIAAAAAAAAcsJAAAAmQgCAcsJAAAAmwgCBcsJCAAAAAHSCQgAAAAB0wkIAAAAAdQJCAAAAAHVCQgAAAABBV0AALQaACBeAAC5GgAgyAkAALUaACDJCQAAuBoAIM4JAAABACALXQAAvBAAMF4AAMEQADDICQAAvRAAMMkJAAC-EAAwygkAAL8QACDLCQAAwBAAMMwJAADAEAAwzQkAAMAQADDOCQAAwBAAMM8JAADCEAAw0AkAAMMQADALXQAAsBAAMF4AALUQADDICQAAsRAAMMkJAACyEAAwygkAALMQACDLCQAAtBAAMMwJAAC0EAAwzQkAALQQADDOCQAAtBAAMM8JAAC2EAAw0AkAALcQADAHXQAAqxAAIF4AAK4QACDICQAArBAAIMkJAACtEAAgzAkAAJABACDNCQAAkAEAIM4JAAC7CQAgB10AAKYQACBeAACpEAAgyAkAAKcQACDJCQAAqBAAIMwJAACSAQAgzQkAAJIBACDOCQAAgQoAIAg2AADlDwAg4wcCAAAAAfAHQAAAAAHxB0AAAAABhQgBAAAAAYYIAgAAAAGICAEAAAABiQggAAAAAQIAAACBCgAgXQAAphAAIAMAAACSAQAgXQAAphAAIF4AAKoQACAKAAAAkgEAIDYAAOMPACBWAACqEAAg4wcCALQOACHwB0AAuQ4AIfEHQADKDgAhhQgBALMOACGGCAIAyw4AIYgIAQDfDgAhiQggAOIPACEINgAA4w8AIOMHAgC0DgAh8AdAALkOACHxB0AAyg4AIYUIAQCzDgAhhggCAMsOACGICAEA3w4AIYkIIADiDwAhATQCAAAAAQIAAAC7CQAgXQAAqxAAIAMAAACQAQAgXQAAqxAAIF4AAK8QACADAAAAkAEAIDQCALQOACFWAACvEAAgATQCALQOACEEAwAAmBAAIPAHQAAAAAH-BwIAAAABlQgCAAAAAQIAAACOAQAgXQAAuxAAIAMAAACOAQAgXQAAuxAAIF4AALoQACABVgAAtxoAMAoDAADMDAAgMQAA0AwAINEHAADnDQAw0gcAAIwBABDTBwAA5w0AMPAHQACgDAAh_gcCAJkMACGHCAIAmQwAIZUIAgCZDAAhugkAAOYNACACAAAAjgEAIFYAALoQACACAAAAuBAAIFYAALkQACAH0QcAALcQADDSBwAAuBAAENMHAAC3EAAw8AdAAKAMACH-BwIAmQwAIYcIAgCZDAAhlQgCAJkMACEH0QcAALcQADDSBwAAuBAAENMHAAC3EAAw8AdAAKAMACH-BwIAmQwAIYcIAgCZDAAhlQgCAJkMACED8AdAALkOACH-BwIAtA4AIZUIAgC0DgAhBAMAAJYQACDwB0AAuQ4AIf4HAgC0DgAhlQgCALQOACEEAwAAmBAAIPAHQAAAAAH-BwIAAAABlQgCAAAAAQcZAACPEAAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABAgAAAIoBACBdAADHEAAgAwAAAIoBACBdAADHEAAgXgAAxhAAIAFWAAC2GgAwDBkAAMwMACAxAADQDAAg0QcAAOgNADDSBwAAiAEAENMHAADoDQAw4wcCAAAAAfAHQACgDAAhhwgCAJkMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIQIAAACKAQAgVgAAxhAAIAIAAADEEAAgVgAAxRAAIArRBwAAwxAAMNIHAADEEAAQ0wcAAMMQADDjBwIAmQwAIfAHQACgDAAhhwgCAJkMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIQrRBwAAwxAAMNIHAADEEAAQ0wcAAMMQADDjBwIAmQwAIfAHQACgDAAhhwgCAJkMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIQbjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACEHGQAAjRAAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIQcZAACPEAAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABA10AALQaACDICQAAtRoAIM4JAAABACAEXQAAvBAAMMgJAAC9EAAwygkAAL8QACDOCQAAwBAAMARdAACwEAAwyAkAALEQADDKCQAAsxAAIM4JAAC0EAAwA10AAKsQACDICQAArBAAIM4JAAC7CQAgA10AAKYQACDICQAApxAAIM4JAACBCgAgAAAAAAAFXQAArxoAIF4AALIaACDICQAAsBoAIMkJAACxGgAgzgkAAIIBACADXQAArxoAIMgJAACwGgAgzgkAAIIBACAAAAAAAAXLCRAAAAAB0gkQAAAAAdMJEAAAAAHUCRAAAAAB1QkQAAAAAQVdAACnGgAgXgAArRoAIMgJAACoGgAgyQkAAKwaACDOCQAAggEAIAVdAAClGgAgXgAAqhoAIMgJAACmGgAgyQkAAKkaACDOCQAAawAgA10AAKcaACDICQAAqBoAIM4JAACCAQAgA10AAKUaACDICQAAphoAIM4JAABrACAAAAAAAAHLCQAAAKoIAgHLCQAAAK0IAgVdAACeGgAgXgAAoxoAIMgJAACfGgAgyQkAAKIaACDOCQAAAQAgC10AAPQQADBeAAD5EAAwyAkAAPUQADDJCQAA9hAAMMoJAAD3EAAgywkAAPgQADDMCQAA-BAAMM0JAAD4EAAwzgkAAPgQADDPCQAA-hAAMNAJAAD7EAAwC10AAOgQADBeAADtEAAwyAkAAOkQADDJCQAA6hAAMMoJAADrEAAgywkAAOwQADDMCQAA7BAAMM0JAADsEAAwzgkAAOwQADDPCQAA7hAAMNAJAADvEAAwAaMIAgAAAAECAAAAdQAgXQAA8xAAIAMAAAB1ACBdAADzEAAgXgAA8hAAIAFWAAChGgAwBysAAPgNACDRBwAA9w0AMNIHAABzABDTBwAA9w0AMKMIAgCZDAAhpAgCAJkMACG8CQAA9g0AIAIAAAB1ACBWAADyEAAgAgAAAPAQACBWAADxEAAgBdEHAADvEAAw0gcAAPAQABDTBwAA7xAAMKMIAgCZDAAhpAgCAJkMACEF0QcAAO8QADDSBwAA8BAAENMHAADvEAAwowgCAJkMACGkCAIAmQwAIQGjCAIAtA4AIQGjCAIAtA4AIQGjCAIAAAABBy0AAN0QACCWCAEAAAABowgCAAAAAaUIAgAAAAGmCBAAAAABpwgCAAAAAagIAQAAAAECAAAAcAAgXQAA_xAAIAMAAABwACBdAAD_EAAgXgAA_hAAIAFWAACgGgAwDSsAAPgNACAtAAD1DQAg0QcAAPoNADDSBwAAbgAQ0wcAAPoNADCWCAEAmAwAIaMIAgD5DAAhpAgCAJkMACGlCAIAmQwAIaYIEAD7DQAhpwgCAJkMACGoCAEAwQwAIb0JAAD5DQAgAgAAAHAAIFYAAP4QACACAAAA_BAAIFYAAP0QACAK0QcAAPsQADDSBwAA_BAAENMHAAD7EAAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEK0QcAAPsQADDSBwAA_BAAENMHAAD7EAAwlggBAJgMACGjCAIA-QwAIaQIAgCZDAAhpQgCAJkMACGmCBAA-w0AIacIAgCZDAAhqAgBAMEMACEGlggBALMOACGjCAIAyw4AIaUIAgC0DgAhpggQANkQACGnCAIAtA4AIagIAQDfDgAhBy0AANsQACCWCAEAsw4AIaMIAgDLDgAhpQgCALQOACGmCBAA2RAAIacIAgC0DgAhqAgBAN8OACEHLQAA3RAAIJYIAQAAAAGjCAIAAAABpQgCAAAAAaYIEAAAAAGnCAIAAAABqAgBAAAAAQNdAACeGgAgyAkAAJ8aACDOCQAAAQAgBF0AAPQQADDICQAA9RAAMMoJAAD3EAAgzgkAAPgQADAEXQAA6BAAMMgJAADpEAAwygkAAOsQACDOCQAA7BAAMAAAAAAABV0AAJYaACBeAACcGgAgyAkAAJcaACDJCQAAmxoAIM4JAABrACAFXQAAlBoAIF4AAJkaACDICQAAlRoAIMkJAACYGgAgzgkAAAEAIANdAACWGgAgyAkAAJcaACDOCQAAawAgA10AAJQaACDICQAAlRoAIM4JAAABACAAAAAAAAVdAACPGgAgXgAAkhoAIMgJAACQGgAgyQkAAJEaACDOCQAAAQAgA10AAI8aACDICQAAkBoAIM4JAAABACAAAAAAAAXLCRAAAAAB0gkQAAAAAdMJEAAAAAHUCRAAAAAB1QkQAAAAAQHLCQAAALsIAgddAACIGgAgXgAAjRoAIMgJAACJGgAgyQkAAIwaACDMCQAAZQAgzQkAAGUAIM4JAABnACALXQAAqREAMF4AAK0RADDICQAAqhEAMMkJAACrEQAwygkAAKwRACDLCQAA-BAAMMwJAAD4EAAwzQkAAPgQADDOCQAA-BAAMM8JAACuEQAw0AkAAPsQADALXQAAnREAMF4AAKIRADDICQAAnhEAMMkJAACfEQAwygkAAKARACDLCQAAoREAMMwJAAChEQAwzQkAAKERADDOCQAAoREAMM8JAACjEQAw0AkAAKQRADALGQAAixEAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAECAAAAewAgXQAAqBEAIAMAAAB7ACBdAACoEQAgXgAApxEAIAFWAACLGgAwERkAAMwMACAtAAD1DQAg0QcAAPQNADDSBwAAeQAQ0wcAAPQNADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAwQwAIaUIAgCZDAAhsQgCAJkMACGyCAEAmAwAIbMIAQDBDAAhtAhAAMIMACG7CQAA8w0AIAIAAAB7ACBWAACnEQAgAgAAAKURACBWAACmEQAgDtEHAACkEQAw0gcAAKURABDTBwAApBEAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAwQwAIaUIAgCZDAAhsQgCAJkMACGyCAEAmAwAIbMIAQDBDAAhtAhAAMIMACEO0QcAAKQRADDSBwAApREAENMHAACkEQAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQDBDAAhpQgCAJkMACGxCAIAmQwAIbIIAQCYDAAhswgBAMEMACG0CEAAwgwAIQrjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBAN8OACGxCAIAtA4AIbIIAQCzDgAhswgBAN8OACG0CEAAyg4AIQsZAACJEQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQDfDgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACELGQAAixEAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEHKwAA3BAAIJYIAQAAAAGjCAIAAAABpAgCAAAAAaYIEAAAAAGnCAIAAAABqAgBAAAAAQIAAABwACBdAACxEQAgAwAAAHAAIF0AALERACBeAACwEQAgAVYAAIoaADACAAAAcAAgVgAAsBEAIAIAAAD8EAAgVgAArxEAIAaWCAEAsw4AIaMIAgDLDgAhpAgCALQOACGmCBAA2RAAIacIAgC0DgAhqAgBAN8OACEHKwAA2hAAIJYIAQCzDgAhowgCAMsOACGkCAIAtA4AIaYIEADZEAAhpwgCALQOACGoCAEA3w4AIQcrAADcEAAglggBAAAAAaMIAgAAAAGkCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABA10AAIgaACDICQAAiRoAIM4JAABnACAEXQAAqREAMMgJAACqEQAwygkAAKwRACDOCQAA-BAAMARdAACdEQAwyAkAAJ4RADDKCQAAoBEAIM4JAAChEQAwAAAAAAABywkAAADECAIFXQAAghoAIF4AAIYaACDICQAAgxoAIMkJAACFGgAgzgkAAAEAIAtdAAC9EQAwXgAAwhEAMMgJAAC-EQAwyQkAAL8RADDKCQAAwBEAIMsJAADBEQAwzAkAAMERADDNCQAAwREAMM4JAADBEQAwzwkAAMMRADDQCQAAxBEAMBkfAQAAAAEqAACzEQAgLgAAtBEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqYIEAAAAAGxCBAAAAABtggBAAAAAbcIAQAAAAG4CBAAAAABuQgCAAAAAbsIAQAAAAG8CEAAAAABvQgCAAAAAb4IIAAAAAG_CAEAAAABwAgBAAAAAcEIAgAAAAHCCAIAAAABAgAAAGsAIF0AAMgRACADAAAAawAgXQAAyBEAIF4AAMcRACABVgAAhBoAMB4fAQCYDAAhKAAA_w0AICoAAPENACAuAADTDQAg0QcAAPwNADDSBwAAaQAQ0wcAAPwNADDjBwIAAAAB8AdAAKAMACH_BwIA-QwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhAgAAAGsAIFYAAMcRACACAAAAxREAIFYAAMYRACAbHwEAmAwAIdEHAADEEQAw0gcAAMURABDTBwAAxBEAMOMHAgCZDAAh8AdAAKAMACH_BwIA-QwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZcIAQCYDAAhmwgAAP4NuwgiowgCAPkMACGmCBAA-w0AIbEIEAD7DQAhtggBAMEMACG3CAEAwQwAIbgIEAD9DQAhuQgCAJkMACG7CAEAwQwAIbwIQADCDAAhvQgCAJkMACG-CCAAwwwAIb8IAQCYDAAhwAgBAJgMACHBCAIAmQwAIcIIAgCZDAAhGx8BAJgMACHRBwAAxBEAMNIHAADFEQAQ0wcAAMQRADDjBwIAmQwAIfAHQACgDAAh_wcCAPkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGXCAEAmAwAIZsIAAD-DbsIIqMIAgD5DAAhpggQAPsNACGxCBAA-w0AIbYIAQDBDAAhtwgBAMEMACG4CBAA_Q0AIbkIAgCZDAAhuwgBAMEMACG8CEAAwgwAIb0IAgCZDAAhvgggAMMMACG_CAEAmAwAIcAIAQCYDAAhwQgCAJkMACHCCAIAmQwAIRcfAQCzDgAh4wcCALQOACHwB0AAuQ4AIf8HAgDLDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhlwgBALMOACGbCAAAmRG7CCKmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhGR8BALMOACEqAACbEQAgLgAAnBEAIOMHAgC0DgAh8AdAALkOACH_BwIAyw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgipggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIRkfAQAAAAEqAACzEQAgLgAAtBEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqYIEAAAAAGxCBAAAAABtggBAAAAAbcIAQAAAAG4CBAAAAABuQgCAAAAAbsIAQAAAAG8CEAAAAABvQgCAAAAAb4IIAAAAAG_CAEAAAABwAgBAAAAAcEIAgAAAAHCCAIAAAABA10AAIIaACDICQAAgxoAIM4JAAABACAEXQAAvREAMMgJAAC-EQAwygkAAMARACDOCQAAwREAMAAAAAAAAAAAAAAAAAAFXQAA_RkAIF4AAIAaACDICQAA_hkAIMkJAAD_GQAgzgkAAEsAIAkZAADxDwAgHwAAnhgAICQAAJ0YACAlAAD-FwAgJgAAnxgAIJMIAACtDgAglAgAAK0OACDOCAAArQ4AINAIAACtDgAgAAAAAAAFXQAA9RkAIF4AAPsZACDICQAA9hkAIMkJAAD6GQAgzgkAAFoAIAVdAADzGQAgXgAA-BkAIMgJAAD0GQAgyQkAAPcZACDOCQAAAQAgA10AAPUZACDICQAA9hkAIM4JAABaACADXQAA8xkAIMgJAAD0GQAgzgkAAAEAIAAAAAAABV0AAN0ZACBeAADxGQAgyAkAAN4ZACDJCQAA8BkAIM4JAABLACAFXQAA4xkAIF4AAO4ZACDICQAA5BkAIMkJAADtGQAgzgkAAAEAIAddAAD4EQAgXgAA-xEAIMgJAAD5EQAgyQkAAPoRACDMCQAASQAgzQkAAEkAIM4JAABLACALXQAA7BEAMF4AAPERADDICQAA7REAMMkJAADuEQAwygkAAO8RACDLCQAA8BEAMMwJAADwEQAwzQkAAPARADDOCQAA8BEAMM8JAADyEQAw0AkAAPMRADAEAwAA4hEAIPAHQAAAAAH-BwIAAAABlQgCAAAAAQIAAABWACBdAAD3EQAgAwAAAFYAIF0AAPcRACBeAAD2EQAgAVYAAOwZADAKAwAAzAwAICIAAIoOACDRBwAAiQ4AMNIHAABUABDTBwAAiQ4AMPAHQACgDAAh_gcCAJkMACGVCAIAmQwAIcwIAgCZDAAhwAkAAIgOACACAAAAVgAgVgAA9hEAIAIAAAD0EQAgVgAA9REAIAfRBwAA8xEAMNIHAAD0EQAQ0wcAAPMRADDwB0AAoAwAIf4HAgCZDAAhlQgCAJkMACHMCAIAmQwAIQfRBwAA8xEAMNIHAAD0EQAQ0wcAAPMRADDwB0AAoAwAIf4HAgCZDAAhlQgCAJkMACHMCAIAmQwAIQPwB0AAuQ4AIf4HAgC0DgAhlQgCALQOACEEAwAA4BEAIPAHQAC5DgAh_gcCALQOACGVCAIAtA4AIQQDAADiEQAg8AdAAAAAAf4HAgAAAAGVCAIAAAABDRkAAJQSACAfAACTEgAgJQAAlRIAICYAAJYSACDwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHRCAIAAAABAgAAAEsAIF0AAPgRACADAAAASQAgXQAA-BEAIF4AAPwRACAPAAAASQAgGQAA_xEAIB8AAP4RACAlAACAEgAgJgAAgRIAIFYAAPwRACDwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdEIAgC0DgAhDRkAAP8RACAfAAD-EQAgJQAAgBIAICYAAIESACDwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdEIAgC0DgAhAcsJAAAA0AgCB10AAOEZACBeAADqGQAgyAkAAOIZACDJCQAA6RkAIMwJAABNACDNCQAATQAgzgkAAMEGACAFXQAA3xkAIF4AAOcZACDICQAA4BkAIMkJAADmGQAgzgkAAAEAIAtdAACEEgAwXgAAiRIAMMgJAACFEgAwyQkAAIYSADDKCQAAhxIAIMsJAACIEgAwzAkAAIgSADDNCQAAiBIAMM4JAACIEgAwzwkAAIoSADDQCQAAixIAMAReAACCEgAgzAkAAFwAIM0JAABcACDOCQAAnwcAIAIAAABcACBWAACDEgAgAAoZAACQEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHNCAIAAAABAgAAAFoAIF0AAI8SACADAAAAWgAgXQAAjxIAIF4AAI4SACABVgAA5RkAMBAZAADMDAAgIAAA_QwAICEAAIcOACAjAADNDQAg0QcAAIYOADDSBwAAUQAQ0wcAAIYOADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACG_CQAAhQ4AIAIAAABaACBWAACOEgAgAgAAAIwSACBWAACNEgAgC9EHAACLEgAw0gcAAIwSABDTBwAAixIAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGyCAEAmAwAIcsIAgCZDAAhzQgCAJkMACEL0QcAAIsSADDSBwAAjBIAENMHAACLEgAw4wcCAJkMACHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIbIIAQCYDAAhywgCAJkMACHNCAIAmQwAIQfjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHNCAIAtA4AIQoZAADpEQAgIQAA6hEAICMAAOsRACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHNCAIAtA4AIQoZAACQEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGTCEAAAAABlAgCAAAAAbIIAQAAAAHNCAIAAAABA10AAOMZACDICQAA5BkAIM4JAAABACADXQAA-BEAIMgJAAD5EQAgzgkAAEsAIARdAADsEQAwyAkAAO0RADDKCQAA7xEAIM4JAADwEQAwA10AAOEZACDICQAA4hkAIM4JAADBBgAgA10AAN8ZACDICQAA4BkAIM4JAAABACAEXQAAhBIAMMgJAACFEgAwygkAAIcSACDOCQAAiBIAMAHOCQAAnwcAIANdAADdGQAgyAkAAN4ZACDOCQAASwAgAAAAAAAHXQAA2BkAIF4AANsZACDICQAA2RkAIMkJAADaGQAgzAkAAFEAIM0JAABRACDOCQAAWgAgA10AANgZACDICQAA2RkAIM4JAABaACAAAAAAAAtdAAClEgAwXgAAqhIAMMgJAACmEgAwyQkAAKcSADDKCQAAqBIAIMsJAACpEgAwzAkAAKkSADDNCQAAqRIAMM4JAACpEgAwzwkAAKsSADDQCQAArBIAMA4ZAACUEgAgJAAAnhIAICUAAJUSACAmAACWEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAAB0AgCAAAAAdEIAgAAAAECAAAASwAgXQAAsBIAIAMAAABLACBdAACwEgAgXgAArxIAIAFWAADXGQAwFBkAAMwMACAfAACODgAgJAAAjw4AICUAAMwNACAmAACQDgAg0QcAAIwOADDSBwAASQAQ0wcAAIwOADDjBwIAAAAB8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIZsIAACNDtAIIrIIAQCYDAAhzggCAPkMACHQCAIA-QwAIdEIAgCZDAAhwQkAAIsOACACAAAASwAgVgAArxIAIAIAAACtEgAgVgAArhIAIA7RBwAArBIAMNIHAACtEgAQ0wcAAKwSADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIQ7RBwAArBIAMNIHAACtEgAQ0wcAAKwSADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGbCAAAjQ7QCCKyCAEAmAwAIc4IAgD5DAAh0AgCAPkMACHRCAIAmQwAIQrjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIdAIAgDLDgAh0QgCALQOACEOGQAA_xEAICQAAJ0SACAlAACAEgAgJgAAgRIAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAh0AgCAMsOACHRCAIAtA4AIQ4ZAACUEgAgJAAAnhIAICUAAJUSACAmAACWEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAAB0AgCAAAAAdEIAgAAAAEEXQAApRIAMMgJAACmEgAwygkAAKgSACDOCQAAqRIAMAAAAAAAAAAAAAVdAADSGQAgXgAA1RkAIMgJAADTGQAgyQkAANQZACDOCQAAAQAgA10AANIZACDICQAA0xkAIM4JAAABACAAAAAAAALLCQEAAAAE0QkBAAAABQVdAADNGQAgXgAA0BkAIMgJAADOGQAgyQkAAM8ZACDOCQAAAQAgAcsJAQAAAAQDXQAAzRkAIMgJAADOGQAgzgkAAAEAIAAAAAAABV0AAMgZACBeAADLGQAgyAkAAMkZACDJCQAAyhkAIM4JAAABACADXQAAyBkAIMgJAADJGQAgzgkAAAEAIAAAAAAABV0AAMMZACBeAADGGQAgyAkAAMQZACDJCQAAxRkAIM4JAAABACADXQAAwxkAIMgJAADEGQAgzgkAAAEAIAAAAAAAAAAAAAAFXQAAuxkAIF4AAMEZACDICQAAvBkAIMkJAADAGQAgzgkAAAEAIAVdAAC5GQAgXgAAvhkAIMgJAAC6GQAgyQkAAL0ZACDOCQAAOQAgA10AALsZACDICQAAvBkAIM4JAAABACADXQAAuRkAIMgJAAC6GQAgzgkAADkAIAAAAAAABV0AALEZACBeAAC3GQAgyAkAALIZACDJCQAAthkAIM4JAAA5ACAFXQAArxkAIF4AALQZACDICQAAsBkAIMkJAACzGQAgzgkAAAEAIANdAACxGQAgyAkAALIZACDOCQAAOQAgA10AAK8ZACDICQAAsBkAIM4JAAABACAAAAAAAAVdAAClGQAgXgAArRkAIMgJAACmGQAgyQkAAKwZACDOCQAA2gQAIAVdAACjGQAgXgAAqhkAIMgJAACkGQAgyQkAAKkZACDOCQAAAQAgC10AAIATADBeAACFEwAwyAkAAIETADDJCQAAghMAMMoJAACDEwAgywkAAIQTADDMCQAAhBMAMM0JAACEEwAwzgkAAIQTADDPCQAAhhMAMNAJAACHEwAwC10AAPQSADBeAAD5EgAwyAkAAPUSADDJCQAA9hIAMMoJAAD3EgAgywkAAPgSADDMCQAA-BIAMM0JAAD4EgAwzgkAAPgSADDPCQAA-hIAMNAJAAD7EgAwBAMAAOASACD-BwIAAAAB6QgCAAAAAeoIQAAAAAECAAAAQwAgXQAA_xIAIAMAAABDACBdAAD_EgAgXgAA_hIAIAFWAACoGQAwCgMAAMwMACAaAACTDgAg0QcAAJIOADDSBwAAQQAQ0wcAAJIOADD-BwIAmQwAIegIAgCZDAAh6QgCAJkMACHqCEAAoAwAIcIJAACRDgAgAgAAAEMAIFYAAP4SACACAAAA_BIAIFYAAP0SACAH0QcAAPsSADDSBwAA_BIAENMHAAD7EgAw_gcCAJkMACHoCAIAmQwAIekIAgCZDAAh6ghAAKAMACEH0QcAAPsSADDSBwAA_BIAENMHAAD7EgAw_gcCAJkMACHoCAIAmQwAIekIAgCZDAAh6ghAAKAMACED_gcCALQOACHpCAIAtA4AIeoIQAC5DgAhBAMAAN4SACD-BwIAtA4AIekIAgC0DgAh6ghAALkOACEEAwAA4BIAIP4HAgAAAAHpCAIAAAAB6ghAAAAAAQcZAADqEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABAgAAAD8AIF0AAIsTACADAAAAPwAgXQAAixMAIF4AAIoTACABVgAApxkAMAwZAADMDAAgGgAAkw4AINEHAACUDgAw0gcAAD0AENMHAACUDgAw4wcCAAAAAfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACHoCAIAmQwAIQIAAAA_ACBWAACKEwAgAgAAAIgTACBWAACJEwAgCtEHAACHEwAw0gcAAIgTABDTBwAAhxMAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhCtEHAACHEwAw0gcAAIgTABDTBwAAhxMAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZIIAQCYDAAhkwhAAMIMACGUCAIA-QwAIegIAgCZDAAhBuMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIQcZAADoEgAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhBxkAAOoSACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAEDXQAApRkAIMgJAACmGQAgzgkAANoEACADXQAAoxkAIMgJAACkGQAgzgkAAAEAIARdAACAEwAwyAkAAIETADDKCQAAgxMAIM4JAACEEwAwBF0AAPQSADDICQAA9RIAMMoJAAD3EgAgzgkAAPgSADAAAAAAAAtdAACWEwAwXgAAmxMAMMgJAACXEwAwyQkAAJgTADDKCQAAmRMAIMsJAACaEwAwzAkAAJoTADDNCQAAmhMAMM4JAACaEwAwzwkAAJwTADDQCQAAnRMAMA8ZAACNEwAgGwAAjhMAIBwAAI8TACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAAB7AggAAAAAe0IIAAAAAHuCAIAAAAB7whAAAAAAfAIAgAAAAECAAAAOQAgXQAAoRMAIAMAAAA5ACBdAAChEwAgXgAAoBMAIAFWAACiGQAwFBgAAJYOACAZAADMDAAgGwAAyg0AIBwAAMsNACDRBwAAlQ4AMNIHAAA3ABDTBwAAlQ4AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkggBAJgMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACHrCAIAmQwAIewIIADDDAAh7QggAMMMACHuCAIAmQwAIe8IQACgDAAh8AgCAJkMACECAAAAOQAgVgAAoBMAIAIAAACeEwAgVgAAnxMAIBDRBwAAnRMAMNIHAACeEwAQ0wcAAJ0TADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIesIAgCZDAAh7AggAMMMACHtCCAAwwwAIe4IAgCZDAAh7whAAKAMACHwCAIAmQwAIRDRBwAAnRMAMNIHAACeEwAQ0wcAAJ0TADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGSCAEAmAwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIesIAgCZDAAh7AggAMMMACHtCCAAwwwAIe4IAgCZDAAh7whAAKAMACHwCAIAmQwAIQzjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEPGQAA8RIAIBsAAPISACAcAADzEgAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhDxkAAI0TACAbAACOEwAgHAAAjxMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQRdAACWEwAwyAkAAJcTADDKCQAAmRMAIM4JAACaEwAwAAAAAAAABV0AAJ0ZACBeAACgGQAgyAkAAJ4ZACDJCQAAnxkAIM4JAAABACADXQAAnRkAIMgJAACeGQAgzgkAAAEAIAAAAAAABV0AAJUZACBeAACbGQAgyAkAAJYZACDJCQAAmhkAIM4JAADpAwAgBV0AAJMZACBeAACYGQAgyAkAAJQZACDJCQAAlxkAIM4JAADNAQAgA10AAJUZACDICQAAlhkAIM4JAADpAwAgA10AAJMZACDICQAAlBkAIM4JAADNAQAgAAAAAAAFXQAAihkAIF4AAJEZACDICQAAixkAIMkJAACQGQAgzgkAAAEAIAVdAACIGQAgXgAAjhkAIMgJAACJGQAgyQkAAI0ZACDOCQAAAQAgC10AALwTADBeAADBEwAwyAkAAL0TADDJCQAAvhMAMMoJAAC_EwAgywkAAMATADDMCQAAwBMAMM0JAADAEwAwzgkAAMATADDPCQAAwhMAMNAJAADDEwAwBUsAALITACDyCAEAAAAB-ggCAAAAAfwIAQAAAAH9CAIAAAABAgAAANEBACBdAADHEwAgAwAAANEBACBdAADHEwAgXgAAxhMAIAFWAACMGQAwCksAALYNACBMAAC3DQAg0QcAALUNADDSBwAAzwEAENMHAAC1DQAw8ggBAMEMACH6CAIAAAAB-wgCAJkMACH8CAEAwQwAIf0IAgD5DAAhAgAAANEBACBWAADGEwAgAgAAAMQTACBWAADFEwAgCNEHAADDEwAw0gcAAMQTABDTBwAAwxMAMPIIAQDBDAAh-ggCAJkMACH7CAIAmQwAIfwIAQDBDAAh_QgCAPkMACEI0QcAAMMTADDSBwAAxBMAENMHAADDEwAw8ggBAMEMACH6CAIAmQwAIfsIAgCZDAAh_AgBAMEMACH9CAIA-QwAIQTyCAEA3w4AIfoIAgC0DgAh_AgBAN8OACH9CAIAyw4AIQVLAACwEwAg8ggBAN8OACH6CAIAtA4AIfwIAQDfDgAh_QgCAMsOACEFSwAAshMAIPIIAQAAAAH6CAIAAAAB_AgBAAAAAf0IAgAAAAEDXQAAihkAIMgJAACLGQAgzgkAAAEAIANdAACIGQAgyAkAAIkZACDOCQAAAQAgBF0AALwTADDICQAAvRMAMMoJAAC_EwAgzgkAAMATADAAAAAAAAVdAACAGQAgXgAAhhkAIMgJAACBGQAgyQkAAIUZACDOCQAAAQAgBV0AAP4YACBeAACDGQAgyAkAAP8YACDJCQAAghkAIM4JAAABACADXQAAgBkAIMgJAACBGQAgzgkAAAEAIANdAAD-GAAgyAkAAP8YACDOCQAAAQAgAAAAAAALXQAA2hMAMF4AAN4TADDICQAA2xMAMMkJAADcEwAwygkAAN0TACDLCQAAwBMAMMwJAADAEwAwzQkAAMATADDOCQAAwBMAMM8JAADfEwAw0AkAAMMTADAFTAAAsxMAIPIIAQAAAAH7CAIAAAAB_AgBAAAAAf0IAgAAAAECAAAA0QEAIF0AAOITACADAAAA0QEAIF0AAOITACBeAADhEwAgAVYAAP0YADACAAAA0QEAIFYAAOETACACAAAAxBMAIFYAAOATACAE8ggBAN8OACH7CAIAtA4AIfwIAQDfDgAh_QgCAMsOACEFTAAAsRMAIPIIAQDfDgAh-wgCALQOACH8CAEA3w4AIf0IAgDLDgAhBUwAALMTACDyCAEAAAAB-wgCAAAAAfwIAQAAAAH9CAIAAAABBF0AANoTADDICQAA2xMAMMoJAADdEwAgzgkAAMATADAAAAAAAAAHXQAA9RgAIF4AAPsYACDICQAA9hgAIMkJAAD6GAAgzAkAAKoBACDNCQAAqgEAIM4JAAABACAFXQAA8xgAIF4AAPgYACDICQAA9BgAIMkJAAD3GAAgzgkAAAEAIANdAAD1GAAgyAkAAPYYACDOCQAAAQAgA10AAPMYACDICQAA9BgAIM4JAAABACAAAAAAAAHLCQAAAI4JAgVdAADoGAAgXgAA8RgAIMgJAADpGAAgyQkAAPAYACDOCQAAAQAgB10AAOYYACBeAADuGAAgyAkAAOcYACDJCQAA7RgAIMwJAACqAQAgzQkAAKoBACDOCQAAAQAgB10AAOQYACBeAADrGAAgyAkAAOUYACDJCQAA6hgAIMwJAACqAQAgzQkAAKoBACDOCQAAAQAgA10AAOgYACDICQAA6RgAIM4JAAABACADXQAA5hgAIMgJAADnGAAgzgkAAAEAIANdAADkGAAgyAkAAOUYACDOCQAAAQAgAAAAAAAAAAAAAAVdAADfGAAgXgAA4hgAIMgJAADgGAAgyQkAAOEYACDOCQAAAQAgA10AAN8YACDICQAA4BgAIM4JAAABACAAAAAAAAVdAADaGAAgXgAA3RgAIMgJAADbGAAgyQkAANwYACDOCQAAAQAgA10AANoYACDICQAA2xgAIM4JAAABACAAAAAAAAVdAADVGAAgXgAA2BgAIMgJAADWGAAgyQkAANcYACDOCQAAAQAgA10AANUYACDICQAA1hgAIM4JAAABACAAAAAAAAddAADQGAAgXgAA0xgAIMgJAADRGAAgyQkAANIYACDMCQAAqgEAIM0JAACqAQAgzgkAAAEAIANdAADQGAAgyAkAANEYACDOCQAAAQAgAAAAAAAAAAAAAAVdAADLGAAgXgAAzhgAIMgJAADMGAAgyQkAAM0YACDOCQAAAQAgA10AAMsYACDICQAAzBgAIM4JAAABACAAAAAAAAHLCQAAAKYJAgtdAADHFwAwXgAAyxcAMMgJAADIFwAwyQkAAMkXADDKCQAAyhcAIMsJAADnDgAwzAkAAOcOADDNCQAA5w4AMM4JAADnDgAwzwkAAMwXADDQCQAA6g4AMAtdAAC7FwAwXgAAwBcAMMgJAAC8FwAwyQkAAL0XADDKCQAAvhcAIMsJAAC_FwAwzAkAAL8XADDNCQAAvxcAMM4JAAC_FwAwzwkAAMEXADDQCQAAwhcAMAtdAACyFwAwXgAAthcAMMgJAACzFwAwyQkAALQXADDKCQAAtRcAIMsJAADPDwAwzAkAAM8PADDNCQAAzw8AMM4JAADPDwAwzwkAALcXADDQCQAA0g8AMAddAACtFwAgXgAAsBcAIMgJAACuFwAgyQkAAK8XACDMCQAAKQAgzQkAACkAIM4JAADOBQAgC10AAKEXADBeAACmFwAwyAkAAKIXADDJCQAAoxcAMMoJAACkFwAgywkAAKUXADDMCQAApRcAMM0JAAClFwAwzgkAAKUXADDPCQAApxcAMNAJAACoFwAwC10AAJUXADBeAACaFwAwyAkAAJYXADDJCQAAlxcAMMoJAACYFwAgywkAAJkXADDMCQAAmRcAMM0JAACZFwAwzgkAAJkXADDPCQAAmxcAMNAJAACcFwAwC10AAIkXADBeAACOFwAwyAkAAIoXADDJCQAAixcAMMoJAACMFwAgywkAAI0XADDMCQAAjRcAMM0JAACNFwAwzgkAAI0XADDPCQAAjxcAMNAJAACQFwAwC10AAIAXADBeAACEFwAwyAkAAIEXADDJCQAAghcAMMoJAACDFwAgywkAAJoTADDMCQAAmhMAMM0JAACaEwAwzgkAAJoTADDPCQAAhRcAMNAJAACdEwAwC10AAPcWADBeAAD7FgAwyAkAAPgWADDJCQAA-RYAMMoJAAD6FgAgywkAAIQTADDMCQAAhBMAMM0JAACEEwAwzgkAAIQTADDPCQAA_BYAMNAJAACHEwAwC10AAO4WADBeAADyFgAwyAkAAO8WADDJCQAA8BYAMMoJAADxFgAgywkAAPgSADDMCQAA-BIAMM0JAAD4EgAwzgkAAPgSADDPCQAA8xYAMNAJAAD7EgAwC10AAOUWADBeAADpFgAwyAkAAOYWADDJCQAA5xYAMMoJAADoFgAgywkAAKkSADDMCQAAqRIAMM0JAACpEgAwzgkAAKkSADDPCQAA6hYAMNAJAACsEgAwC10AANwWADBeAADgFgAwyAkAAN0WADDJCQAA3hYAMMoJAADfFgAgywkAAIgSADDMCQAAiBIAMM0JAACIEgAwzgkAAIgSADDPCQAA4RYAMNAJAACLEgAwC10AANMWADBeAADXFgAwyAkAANQWADDJCQAA1RYAMMoJAADWFgAgywkAAPARADDMCQAA8BEAMM0JAADwEQAwzgkAAPARADDPCQAA2BYAMNAJAADzEQAwC10AAMcWADBeAADMFgAwyAkAAMgWADDJCQAAyRYAMMoJAADKFgAgywkAAMsWADDMCQAAyxYAMM0JAADLFgAwzgkAAMsWADDPCQAAzRYAMNAJAADOFgAwC10AALsWADBeAADAFgAwyAkAALwWADDJCQAAvRYAMMoJAAC-FgAgywkAAL8WADDMCQAAvxYAMM0JAAC_FgAwzgkAAL8WADDPCQAAwRYAMNAJAADCFgAwC10AAK8WADBeAAC0FgAwyAkAALAWADDJCQAAsRYAMMoJAACyFgAgywkAALMWADDMCQAAsxYAMM0JAACzFgAwzgkAALMWADDPCQAAtRYAMNAJAAC2FgAwC10AAKMWADBeAACoFgAwyAkAAKQWADDJCQAApRYAMMoJAACmFgAgywkAAKcWADDMCQAApxYAMM0JAACnFgAwzgkAAKcWADDPCQAAqRYAMNAJAACqFgAwC10AAJoWADBeAACeFgAwyAkAAJsWADDJCQAAnBYAMMoJAACdFgAgywkAAMAQADDMCQAAwBAAMM0JAADAEAAwzgkAAMAQADDPCQAAnxYAMNAJAADDEAAwC10AAJEWADBeAACVFgAwyAkAAJIWADDJCQAAkxYAMMoJAACUFgAgywkAAKERADDMCQAAoREAMM0JAAChEQAwzgkAAKERADDPCQAAlhYAMNAJAACkEQAwC10AAIUWADBeAACKFgAwyAkAAIYWADDJCQAAhxYAMMoJAACIFgAgywkAAIkWADDMCQAAiRYAMM0JAACJFgAwzgkAAIkWADDPCQAAixYAMNAJAACMFgAwC10AAPwVADBeAACAFgAwyAkAAP0VADDJCQAA_hUAMMoJAAD_FQAgywkAALQQADDMCQAAtBAAMM0JAAC0EAAwzgkAALQQADDPCQAAgRYAMNAJAAC3EAAwC10AAPAVADBeAAD1FQAwyAkAAPEVADDJCQAA8hUAMMoJAADzFQAgywkAAPQVADDMCQAA9BUAMM0JAAD0FQAwzgkAAPQVADDPCQAA9hUAMNAJAAD3FQAwB10AAOsVACBeAADuFQAgyAkAAOwVACDJCQAA7RUAIMwJAACkAQAgzQkAAKQBACDOCQAA6QkAIAtdAADiFQAwXgAA5hUAMMgJAADjFQAwyQkAAOQVADDKCQAA5RUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAAOcVADDQCQAA1BUAMAtdAADZFQAwXgAA3RUAMMgJAADaFQAwyQkAANsVADDKCQAA3BUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAAN4VADDQCQAA1BUAMAtdAADNFQAwXgAA0hUAMMgJAADOFQAwyQkAAM8VADDKCQAA0BUAIMsJAADRFQAwzAkAANEVADDNCQAA0RUAMM4JAADRFQAwzwkAANMVADDQCQAA1BUAMAtdAADEFQAwXgAAyBUAMMgJAADFFQAwyQkAAMYVADDKCQAAxxUAIMsJAAC8FQAwzAkAALwVADDNCQAAvBUAMM4JAAC8FQAwzwkAAMkVADDQCQAAvxUAMAtdAAC4FQAwXgAAvRUAMMgJAAC5FQAwyQkAALoVADDKCQAAuxUAIMsJAAC8FQAwzAkAALwVADDNCQAAvBUAMM4JAAC8FQAwzwkAAL4VADDQCQAAvxUAMAtdAACsFQAwXgAAsRUAMMgJAACtFQAwyQkAAK4VADDKCQAArxUAIMsJAACwFQAwzAkAALAVADDNCQAAsBUAMM4JAACwFQAwzwkAALIVADDQCQAAsxUAMAtdAACgFQAwXgAApRUAMMgJAAChFQAwyQkAAKIVADDKCQAAoxUAIMsJAACkFQAwzAkAAKQVADDNCQAApBUAMM4JAACkFQAwzwkAAKYVADDQCQAApxUAMAtdAACUFQAwXgAAmRUAMMgJAACVFQAwyQkAAJYVADDKCQAAlxUAIMsJAACYFQAwzAkAAJgVADDNCQAAmBUAMM4JAACYFQAwzwkAAJoVADDQCQAAmxUAMAtdAACIFQAwXgAAjRUAMMgJAACJFQAwyQkAAIoVADDKCQAAixUAIMsJAACMFQAwzAkAAIwVADDNCQAAjBUAMM4JAACMFQAwzwkAAI4VADDQCQAAjxUAMAtdAAD_FAAwXgAAgxUAMMgJAACAFQAwyQkAAIEVADDKCQAAghUAIMsJAAD3FAAwzAkAAPcUADDNCQAA9xQAMM4JAAD3FAAwzwkAAIQVADDQCQAA-hQAMAtdAADzFAAwXgAA-BQAMMgJAAD0FAAwyQkAAPUUADDKCQAA9hQAIMsJAAD3FAAwzAkAAPcUADDNCQAA9xQAMM4JAAD3FAAwzwkAAPkUADDQCQAA-hQAMAtdAADqFAAwXgAA7hQAMMgJAADrFAAwyQkAAOwUADDKCQAA7RQAIMsJAADiFAAwzAkAAOIUADDNCQAA4hQAMM4JAADiFAAwzwkAAO8UADDQCQAA5RQAMAtdAADeFAAwXgAA4xQAMMgJAADfFAAwyQkAAOAUADDKCQAA4RQAIMsJAADiFAAwzAkAAOIUADDNCQAA4hQAMM4JAADiFAAwzwkAAOQUADDQCQAA5RQAMAtdAADSFAAwXgAA1xQAMMgJAADTFAAwyQkAANQUADDKCQAA1RQAIMsJAADWFAAwzAkAANYUADDNCQAA1hQAMM4JAADWFAAwzwkAANgUADDQCQAA2RQAMATwB0AAAAABiggCAAAAAYwIAgAAAAGOCAEAAAABAgAAANkBACBdAADdFAAgAwAAANkBACBdAADdFAAgXgAA3BQAIAFWAADKGAAwCgMAAMwMACDRBwAAtA0AMNIHAADXAQAQ0wcAALQNADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQAAAAG4CQAAsw0AIAIAAADZAQAgVgAA3BQAIAIAAADaFAAgVgAA2xQAIAjRBwAA2RQAMNIHAADaFAAQ0wcAANkUADDwB0AAoAwAIf4HAgCZDAAhiggCAJkMACGMCAIAmQwAIY4IAQCYDAAhCNEHAADZFAAw0gcAANoUABDTBwAA2RQAMPAHQACgDAAh_gcCAJkMACGKCAIAmQwAIYwIAgCZDAAhjggBAJgMACEE8AdAALkOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACEE8AdAALkOACGKCAIAtA4AIYwIAgC0DgAhjggBALMOACEE8AdAAAAAAYoIAgAAAAGMCAIAAAABjggBAAAAAQoDAADIEwAgKgIAAAABTQAAyhMAIOMHAgAAAAHwB0AAAAAB_gcCAAAAAfIIAQAAAAH8CAEAAAAB_ggBAAAAAf8IQAAAAAECAAAAzQEAIF0AAOkUACADAAAAzQEAIF0AAOkUACBeAADoFAAgAVYAAMkYADAPAwAAzAwAICoCAJkMACFIAADMDAAgTQAAoA0AINEHAAC4DQAw0gcAAMsBABDTBwAAuA0AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQIAAADNAQAgVgAA6BQAIAIAAADmFAAgVgAA5xQAIAwqAgCZDAAh0QcAAOUUADDSBwAA5hQAENMHAADlFAAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQwqAgCZDAAh0QcAAOUUADDSBwAA5hQAENMHAADlFAAw4wcCAJkMACHwB0AAoAwAIf4HAgCZDAAh8ggBAJgMACH8CAEAwQwAIf0IAgCZDAAh_ggBAJgMACH_CEAAwgwAIQgqAgC0DgAh4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf4IAQCzDgAh_whAAMoOACEKAwAAuRMAICoCALQOACFNAAC7EwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAh8ggBALMOACH8CAEA3w4AIf4IAQCzDgAh_whAAMoOACEKAwAAyBMAICoCAAAAAU0AAMoTACDjBwIAAAAB8AdAAAAAAf4HAgAAAAHyCAEAAAAB_AgBAAAAAf4IAQAAAAH_CEAAAAABCioCAAAAAUgAAMkTACBNAADKEwAg4wcCAAAAAfAHQAAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAAB_whAAAAAAQIAAADNAQAgXQAA8hQAIAMAAADNAQAgXQAA8hQAIF4AAPEUACABVgAAyBgAMAIAAADNAQAgVgAA8RQAIAIAAADmFAAgVgAA8BQAIAgqAgC0DgAh4wcCALQOACHwB0AAuQ4AIfIIAQCzDgAh_AgBAN8OACH9CAIAtA4AIf4IAQCzDgAh_whAAMoOACEKKgIAtA4AIUgAALoTACBNAAC7EwAg4wcCALQOACHwB0AAuQ4AIfIIAQCzDgAh_AgBAN8OACH9CAIAtA4AIf4IAQCzDgAh_whAAMoOACEKKgIAAAABSAAAyRMAIE0AAMoTACDjBwIAAAAB8AdAAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAf4IAQAAAAH_CEAAAAABBgMAANITACDjBwIAAAAB8AdAAAAAAf4HAgAAAAGACQEAAAABgQlAAAAAAQIAAADIAQAgXQAA_hQAIAMAAADIAQAgXQAA_hQAIF4AAP0UACABVgAAxxgAMAsDAADMDAAgSAAAzAwAINEHAAC5DQAw0gcAAMYBABDTBwAAuQ0AMOMHAgAAAAHwB0AAoAwAIf4HAgCZDAAh_QgCAJkMACGACQEAmAwAIYEJQADCDAAhAgAAAMgBACBWAAD9FAAgAgAAAPsUACBWAAD8FAAgCdEHAAD6FAAw0gcAAPsUABDTBwAA-hQAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIf0IAgCZDAAhgAkBAJgMACGBCUAAwgwAIQnRBwAA-hQAMNIHAAD7FAAQ0wcAAPoUADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACH9CAIAmQwAIYAJAQCYDAAhgQlAAMIMACEF4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAkBALMOACGBCUAAyg4AIQYDAADQEwAg4wcCALQOACHwB0AAuQ4AIf4HAgC0DgAhgAkBALMOACGBCUAAyg4AIQYDAADSEwAg4wcCAAAAAfAHQAAAAAH-BwIAAAABgAkBAAAAAYEJQAAAAAEGSAAA0xMAIOMHAgAAAAHwB0AAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABAgAAAMgBACBdAACHFQAgAwAAAMgBACBdAACHFQAgXgAAhhUAIAFWAADGGAAwAgAAAMgBACBWAACGFQAgAgAAAPsUACBWAACFFQAgBeMHAgC0DgAh8AdAALkOACH9CAIAtA4AIYAJAQCzDgAhgQlAAMoOACEGSAAA0RMAIOMHAgC0DgAh8AdAALkOACH9CAIAtA4AIYAJAQCzDgAhgQlAAMoOACEGSAAA0xMAIOMHAgAAAAHwB0AAAAAB_QgCAAAAAYAJAQAAAAGBCUAAAAABDuMHAgAAAAHlB0AAAAAB7QdAAAAAAfEHQAAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABAgAAAMQBACBdAACTFQAgAwAAAMQBACBdAACTFQAgXgAAkhUAIAFWAADFGAAwEwMAAMwMACDRBwAAug0AMNIHAADCAQAQ0wcAALoNADDjBwIAAAAB5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQAAAAHyCAEAmAwAIfMIAgCZDAAh9AgCAJkMACH1CAIAmQwAIfYIBADLDAAh9wgCAJkMACH4CAEAwQwAIfkIQADCDAAhAgAAAMQBACBWAACSFQAgAgAAAJAVACBWAACRFQAgEtEHAACPFQAw0gcAAJAVABDTBwAAjxUAMOMHAgCZDAAh5QdAAMIMACHtB0AAoAwAIfEHQADCDAAh_gcCAJkMACGKCAQAywwAIY4IAQDBDAAh8ggBAJgMACHzCAIAmQwAIfQIAgCZDAAh9QgCAJkMACH2CAQAywwAIfcIAgCZDAAh-AgBAMEMACH5CEAAwgwAIRLRBwAAjxUAMNIHAACQFQAQ0wcAAI8VADDjBwIAmQwAIeUHQADCDAAh7QdAAKAMACHxB0AAwgwAIf4HAgCZDAAhiggEAMsMACGOCAEAwQwAIfIIAQCYDAAh8wgCAJkMACH0CAIAmQwAIfUIAgCZDAAh9ggEAMsMACH3CAIAmQwAIfgIAQDBDAAh-QhAAMIMACEO4wcCALQOACHlB0AAyg4AIe0HQAC5DgAh8QdAAMoOACGKCAQA7g8AIY4IAQDfDgAh8ggBALMOACHzCAIAtA4AIfQIAgC0DgAh9QgCALQOACH2CAQA7g8AIfcIAgC0DgAh-AgBAN8OACH5CEAAyg4AIQ7jBwIAtA4AIeUHQADKDgAh7QdAALkOACHxB0AAyg4AIYoIBADuDwAhjggBAN8OACHyCAEAsw4AIfMIAgC0DgAh9AgCALQOACH1CAIAtA4AIfYIBADuDwAh9wgCALQOACH4CAEA3w4AIfkIQADKDgAhDuMHAgAAAAHlB0AAAAAB7QdAAAAAAfEHQAAAAAGKCAQAAAABjggBAAAAAfIIAQAAAAHzCAIAAAAB9AgCAAAAAfUIAgAAAAH2CAQAAAAB9wgCAAAAAfgIAQAAAAH5CEAAAAABBuMHAgAAAAHwB0AAAAAB8QdAAAAAAfYHAAEAAAGZCQIAAAABmgkCAAAAAQIAAADAAQAgXQAAnxUAIAMAAADAAQAgXQAAnxUAIF4AAJ4VACABVgAAxBgAMAtFAADMDAAg0QcAALsNADDSBwAAvgEAENMHAAC7DQAw4wcCAAAAAfAHQACgDAAh8QdAAKAMACH2BwABAAABmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhAgAAAMABACBWAACeFQAgAgAAAJwVACBWAACdFQAgCtEHAACbFQAw0gcAAJwVABDTBwAAmxUAMOMHAgCZDAAh8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAhmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhCtEHAACbFQAw0gcAAJwVABDTBwAAmxUAMOMHAgCZDAAh8AdAAKAMACHxB0AAoAwAIfYHAAGJDQAhmAkCAJkMACGZCQIAmQwAIZoJAgCZDAAhBuMHAgC0DgAh8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAhmQkCALQOACGaCQIAtA4AIQbjBwIAtA4AIfAHQAC5DgAh8QdAALkOACH2BwAByA4AIZkJAgC0DgAhmgkCALQOACEG4wcCAAAAAfAHQAAAAAHxB0AAAAAB9gcAAQAAAZkJAgAAAAGaCQIAAAABBvAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAGWCQEAAAABlwkBAAAAAQIAAAC8AQAgXQAAqxUAIAMAAAC8AQAgXQAAqxUAIF4AAKoVACABVgAAwxgAMAsDAADMDAAg0QcAALwNADDSBwAAugEAENMHAAC8DQAw8AdAAKAMACHxB0AAoAwAIfYHAAEAAAH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQIAAAC8AQAgVgAAqhUAIAIAAACoFQAgVgAAqRUAIArRBwAApxUAMNIHAACoFQAQ0wcAAKcVADDwB0AAoAwAIfEHQACgDAAh9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQrRBwAApxUAMNIHAACoFQAQ0wcAAKcVADDwB0AAoAwAIfEHQACgDAAh9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhlgkBAJgMACGXCQEAmAwAIQbwB0AAuQ4AIfEHQAC5DgAh9gcAAcgOACH4B0AAyg4AIZYJAQCzDgAhlwkBALMOACEG8AdAALkOACHxB0AAuQ4AIfYHAAHIDgAh-AdAAMoOACGWCQEAsw4AIZcJAQCzDgAhBvAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAGWCQEAAAABlwkBAAAAAQlWgAAAAAHjBwIAAAAB8AdAAAAAAfMIAgAAAAH4CAEAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQIAAAC3AQAgXQAAtxUAIAMAAAC3AQAgXQAAtxUAIF4AALYVACABVgAAwhgAMA4DAAC-DQAgVgAAkw0AINEHAAC9DQAw0gcAALUBABDTBwAAvQ0AMOMHAgAAAAHwB0AAoAwAIf4HAgD5DAAh8wgCAJkMACH4CAEAwQwAIZsJAQCYDAAhnAkBAJgMACGdCUAAoAwAIZ4JQADCDAAhAgAAALcBACBWAAC2FQAgAgAAALQVACBWAAC1FQAgDVYAAJMNACDRBwAAsxUAMNIHAAC0FQAQ0wcAALMVADDjBwIAmQwAIfAHQACgDAAh_gcCAPkMACHzCAIAmQwAIfgIAQDBDAAhmwkBAJgMACGcCQEAmAwAIZ0JQACgDAAhnglAAMIMACENVgAAkw0AINEHAACzFQAw0gcAALQVABDTBwAAsxUAMOMHAgCZDAAh8AdAAKAMACH-BwIA-QwAIfMIAgCZDAAh-AgBAMEMACGbCQEAmAwAIZwJAQCYDAAhnQlAAKAMACGeCUAAwgwAIQlWgAAAAAHjBwIAtA4AIfAHQAC5DgAh8wgCALQOACH4CAEA3w4AIZsJAQCzDgAhnAkBALMOACGdCUAAuQ4AIZ4JQADKDgAhCVaAAAAAAeMHAgC0DgAh8AdAALkOACHzCAIAtA4AIfgIAQDfDgAhmwkBALMOACGcCQEAsw4AIZ0JQAC5DgAhnglAAMoOACEJVoAAAAAB4wcCAAAAAfAHQAAAAAHzCAIAAAAB-AgBAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAEKBAAA7BMAIOIHQAAAAAHjBwIAAAAB_wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAQIAAACxAQAgXQAAwxUAIAMAAACxAQAgXQAAwxUAIF4AAMIVACABVgAAwRgAMBAEAAC-DQAgQAAAzAwAINEHAADADQAw0gcAAK8BABDTBwAAwA0AMOIHQACgDAAh4wcCAAAAAf8HAgD5DAAhlggBAMEMACGyCAEAmAwAIfwIAQDBDAAhggkBAJgMACGDCQIAmQwAIYkJAgCZDAAhigkCAJkMACG5CQAAvw0AIAIAAACxAQAgVgAAwhUAIAIAAADAFQAgVgAAwRUAIA3RBwAAvxUAMNIHAADAFQAQ0wcAAL8VADDiB0AAoAwAIeMHAgCZDAAh_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIQ3RBwAAvxUAMNIHAADAFQAQ0wcAAL8VADDiB0AAoAwAIeMHAgCZDAAh_wcCAPkMACGWCAEAwQwAIbIIAQCYDAAh_AgBAMEMACGCCQEAmAwAIYMJAgCZDAAhiQkCAJkMACGKCQIAmQwAIQniB0AAuQ4AIeMHAgC0DgAh_wcCAMsOACGWCAEA3w4AIbIIAQCzDgAh_AgBAN8OACGCCQEAsw4AIYMJAgC0DgAhiQkCALQOACEKBAAA6hMAIOIHQAC5DgAh4wcCALQOACH_BwIAyw4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIQoEAADsEwAg4gdAAAAAAeMHAgAAAAH_BwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABCkAAAO0TACDiB0AAAAAB4wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAYoJAgAAAAECAAAAsQEAIF0AAMwVACADAAAAsQEAIF0AAMwVACBeAADLFQAgAVYAAMAYADACAAAAsQEAIFYAAMsVACACAAAAwBUAIFYAAMoVACAJ4gdAALkOACHjBwIAtA4AIZYIAQDfDgAhsggBALMOACH8CAEA3w4AIYIJAQCzDgAhgwkCALQOACGJCQIAtA4AIYoJAgC0DgAhCkAAAOsTACDiB0AAuQ4AIeMHAgC0DgAhlggBAN8OACGyCAEAsw4AIfwIAQDfDgAhggkBALMOACGDCQIAtA4AIYkJAgC0DgAhigkCALQOACEKQAAA7RMAIOIHQAAAAAHjBwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABigkCAAAAAQ4ZAAD4EwAgOwAA9xMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAECAAAAqAEAIF0AANgVACADAAAAqAEAIF0AANgVACBeAADXFQAgAVYAAL8YADATGQAAvg0AIDsAAMwMACA8AAC-DQAg0QcAAOENADDSBwAApgEAENMHAADhDQAw4wcCAAAAAfAHQACgDAAhkQgCAPkMACGbCAAA4g2OCSL8CAEAmAwAIYIJAQCYDAAhgwkCAJkMACGLCQIAmQwAIYwJAQDBDAAhjgkCAPkMACGPCQEAwQwAIZAJQADCDAAhkQlAAMIMACECAAAAqAEAIFYAANcVACACAAAA1RUAIFYAANYVACAQ0QcAANQVADDSBwAA1RUAENMHAADUFQAw4wcCAJkMACHwB0AAoAwAIZEIAgD5DAAhmwgAAOINjgki_AgBAJgMACGCCQEAmAwAIYMJAgCZDAAhiwkCAJkMACGMCQEAwQwAIY4JAgD5DAAhjwkBAMEMACGQCUAAwgwAIZEJQADCDAAhENEHAADUFQAw0gcAANUVABDTBwAA1BUAMOMHAgCZDAAh8AdAAKAMACGRCAIA-QwAIZsIAADiDY4JIvwIAQCYDAAhggkBAJgMACGDCQIAmQwAIYsJAgCZDAAhjAkBAMEMACGOCQIA-QwAIY8JAQDBDAAhkAlAAMIMACGRCUAAwgwAIQzjBwIAtA4AIfAHQAC5DgAhkQgCAMsOACGbCAAA8xOOCSL8CAEAsw4AIYIJAQCzDgAhgwkCALQOACGLCQIAtA4AIYwJAQDfDgAhjwkBAN8OACGQCUAAyg4AIZEJQADKDgAhDhkAAPUTACA7AAD0EwAg4wcCALQOACHwB0AAuQ4AIZEIAgDLDgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhiwkCALQOACGMCQEA3w4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQ4ZAAD4EwAgOwAA9xMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAEOOwAA9xMAIDwAAPkTACDjBwIAAAAB8AdAAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABiwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABAgAAAKgBACBdAADhFQAgAwAAAKgBACBdAADhFQAgXgAA4BUAIAFWAAC-GAAwAgAAAKgBACBWAADgFQAgAgAAANUVACBWAADfFQAgDOMHAgC0DgAh8AdAALkOACGbCAAA8xOOCSL8CAEAsw4AIYIJAQCzDgAhgwkCALQOACGLCQIAtA4AIYwJAQDfDgAhjgkCAMsOACGPCQEA3w4AIZAJQADKDgAhkQlAAMoOACEOOwAA9BMAIDwAAPYTACDjBwIAtA4AIfAHQAC5DgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhiwkCALQOACGMCQEA3w4AIY4JAgDLDgAhjwkBAN8OACGQCUAAyg4AIZEJQADKDgAhDjsAAPcTACA8AAD5EwAg4wcCAAAAAfAHQAAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYsJAgAAAAGMCQEAAAABjgkCAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQ4ZAAD4EwAgPAAA-RMAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZsIAAAAjgkC_AgBAAAAAYIJAQAAAAGDCQIAAAABjAkBAAAAAY4JAgAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAECAAAAqAEAIF0AAOoVACADAAAAqAEAIF0AAOoVACBeAADpFQAgAVYAAL0YADACAAAAqAEAIFYAAOkVACACAAAA1RUAIFYAAOgVACAM4wcCALQOACHwB0AAuQ4AIZEIAgDLDgAhmwgAAPMTjgki_AgBALMOACGCCQEAsw4AIYMJAgC0DgAhjAkBAN8OACGOCQIAyw4AIY8JAQDfDgAhkAlAAMoOACGRCUAAyg4AIQ4ZAAD1EwAgPAAA9hMAIOMHAgC0DgAh8AdAALkOACGRCAIAyw4AIZsIAADzE44JIvwIAQCzDgAhggkBALMOACGDCQIAtA4AIYwJAQDfDgAhjgkCAMsOACGPCQEA3w4AIZAJQADKDgAhkQlAAMoOACEOGQAA-BMAIDwAAPkTACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABAjkCAAAAAYoIBAAAAAECAAAA6QkAIF0AAOsVACADAAAApAEAIF0AAOsVACBeAADvFQAgBAAAAKQBACA5AgC0DgAhVgAA7xUAIIoIBADuDwAhAjkCALQOACGKCAQA7g8AIQo1AAD_DwAg4wcCAAAAAfAHQAAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAgAAAKIBACBdAAD7FQAgAwAAAKIBACBdAAD7FQAgXgAA-hUAIAFWAAC8GAAwDwQAAMwMACA1AADkDQAg0QcAAOMNADDSBwAAlAEAENMHAADjDQAw4wcCAAAAAfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYsIAQCYDAAhjAgEAMsMACGNCAEAmAwAIY4IAQAAAAGPCEAAoAwAIZAIAQCYDAAhAgAAAKIBACBWAAD6FQAgAgAAAPgVACBWAAD5FQAgDdEHAAD3FQAw0gcAAPgVABDTBwAA9xUAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhiwgBAJgMACGMCAQAywwAIY0IAQCYDAAhjggBAJgMACGPCEAAoAwAIZAIAQCYDAAhDdEHAAD3FQAw0gcAAPgVABDTBwAA9xUAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhiwgBAJgMACGMCAQAywwAIY0IAQCYDAAhjggBAJgMACGPCEAAoAwAIZAIAQCYDAAhCeMHAgC0DgAh8AdAALkOACGACAEAsw4AIYsIAQCzDgAhjAgEAO4PACGNCAEAsw4AIY4IAQCzDgAhjwhAALkOACGQCAEAsw4AIQo1AAD4DwAg4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhiwgBALMOACGMCAQA7g8AIY0IAQCzDgAhjggBALMOACGPCEAAuQ4AIZAIAQCzDgAhCjUAAP8PACDjBwIAAAAB8AdAAAAAAYAIAQAAAAGLCAEAAAABjAgEAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAZAIAQAAAAEEMQAAlxAAIPAHQAAAAAGHCAIAAAABlQgCAAAAAQIAAACOAQAgXQAAhBYAIAMAAACOAQAgXQAAhBYAIF4AAIMWACABVgAAuxgAMAIAAACOAQAgVgAAgxYAIAIAAAC4EAAgVgAAghYAIAPwB0AAuQ4AIYcIAgC0DgAhlQgCALQOACEEMQAAlRAAIPAHQAC5DgAhhwgCALQOACGVCAIAtA4AIQQxAACXEAAg8AdAAAAAAYcIAgAAAAGVCAIAAAABB-MHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABsggBAAAAAbUIQAAAAAECAAAAngEAIF0AAJAWACADAAAAngEAIF0AAJAWACBeAACPFgAgAVYAALoYADAMGQAAzAwAINEHAADlDQAw0gcAAJwBABDTBwAA5Q0AMOMHAgAAAAHwB0AAoAwAIZEIAgCZDAAhkwhAAMIMACGUCAIA-QwAIZYIAQCYDAAhsggBAJgMACG1CEAAwgwAIQIAAACeAQAgVgAAjxYAIAIAAACNFgAgVgAAjhYAIAvRBwAAjBYAMNIHAACNFgAQ0wcAAIwWADDjBwIAmQwAIfAHQACgDAAhkQgCAJkMACGTCEAAwgwAIZQIAgD5DAAhlggBAJgMACGyCAEAmAwAIbUIQADCDAAhC9EHAACMFgAw0gcAAI0WABDTBwAAjBYAMOMHAgCZDAAh8AdAAKAMACGRCAIAmQwAIZMIQADCDAAhlAgCAPkMACGWCAEAmAwAIbIIAQCYDAAhtQhAAMIMACEH4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIbIIAQCzDgAhtQhAAMoOACEH4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIbIIAQCzDgAhtQhAAMoOACEH4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGyCAEAAAABtQhAAAAAAQstAACKEQAg4wcCAAAAAfAHQAAAAAGTCEAAAAABlAgCAAAAAZYIAQAAAAGlCAIAAAABsQgCAAAAAbIIAQAAAAGzCAEAAAABtAhAAAAAAQIAAAB7ACBdAACZFgAgAwAAAHsAIF0AAJkWACBeAACYFgAgAVYAALkYADACAAAAewAgVgAAmBYAIAIAAAClEQAgVgAAlxYAIArjBwIAtA4AIfAHQAC5DgAhkwhAAMoOACGUCAIAyw4AIZYIAQDfDgAhpQgCALQOACGxCAIAtA4AIbIIAQCzDgAhswgBAN8OACG0CEAAyg4AIQstAACIEQAg4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEA3w4AIaUIAgC0DgAhsQgCALQOACGyCAEAsw4AIbMIAQDfDgAhtAhAAMoOACELLQAAihEAIOMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABpQgCAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEHMQAAjhAAIOMHAgAAAAHwB0AAAAABhwgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQIAAACKAQAgXQAAohYAIAMAAACKAQAgXQAAohYAIF4AAKEWACABVgAAuBgAMAIAAACKAQAgVgAAoRYAIAIAAADEEAAgVgAAoBYAIAbjBwIAtA4AIfAHQAC5DgAhhwgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACEHMQAAjBAAIOMHAgC0DgAh8AdAALkOACGHCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIQcxAACOEAAg4wcCAAAAAfAHQAAAAAGHCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABFDIAAMkQACAzAADKEAAgNAAAyxAAIDUAAMwQACDjBwIAAAAB8AdAAAAAAYsIAQAAAAGMCAQAAAABjggBAAAAAZYIAQAAAAGXCAEAAAABmQgAAACZCAKbCAAAAJsIApwICAAAAAGdCAIAAAABnggCAAAAAZ8IAQAAAAGgCAIAAAABoQgCAAAAAaIIAgAAAAECAAAAhgEAIF0AAK4WACADAAAAhgEAIF0AAK4WACBeAACtFgAgAVYAALcYADAZGQAAzAwAIDIAANINACAzAADVDQAgNAAA7Q0AIDUAAOQNACDRBwAA6Q0AMNIHAACEAQAQ0wcAAOkNADDjBwIAAAAB8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAAAAAZEIAgCZDAAhlggBAJgMACGXCAEAmAwAIZkIAADqDZkIIpsIAADrDZsIIpwICADsDQAhnQgCAPkMACGeCAIA-QwAIZ8IAQDBDAAhoAgCAJkMACGhCAIAmQwAIaIIAgCZDAAhAgAAAIYBACBWAACtFgAgAgAAAKsWACBWAACsFgAgFNEHAACqFgAw0gcAAKsWABDTBwAAqhYAMOMHAgCZDAAh8AdAAKAMACGLCAEAmAwAIYwIBADLDAAhjggBAJgMACGRCAIAmQwAIZYIAQCYDAAhlwgBAJgMACGZCAAA6g2ZCCKbCAAA6w2bCCKcCAgA7A0AIZ0IAgD5DAAhnggCAPkMACGfCAEAwQwAIaAIAgCZDAAhoQgCAJkMACGiCAIAmQwAIRTRBwAAqhYAMNIHAACrFgAQ0wcAAKoWADDjBwIAmQwAIfAHQACgDAAhiwgBAJgMACGMCAQAywwAIY4IAQCYDAAhkQgCAJkMACGWCAEAmAwAIZcIAQCYDAAhmQgAAOoNmQgimwgAAOsNmwginAgIAOwNACGdCAIA-QwAIZ4IAgD5DAAhnwgBAMEMACGgCAIAmQwAIaEIAgCZDAAhoggCAJkMACEQ4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRQyAACiEAAgMwAAoxAAIDQAAKQQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRQyAADJEAAgMwAAyhAAIDQAAMsQACA1AADMEAAg4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABCioAAIERACAsAACCEQAg4wcCAAAAAfAHQAAAAAGbCAAAAK0IAqoIAAAAqggCrQhAAAAAAa4IAQAAAAGvCAIAAAABsAgBAAAAAQIAAACCAQAgXQAAuhYAIAMAAACCAQAgXQAAuhYAIF4AALkWACABVgAAthgAMA8pAADMDAAgKgAA8Q0AICwAAPINACDRBwAA7g0AMNIHAACAAQAQ0wcAAO4NADDjBwIAAAAB8AdAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhAgAAAIIBACBWAAC5FgAgAgAAALcWACBWAAC4FgAgDNEHAAC2FgAw0gcAALcWABDTBwAAthYAMOMHAgCZDAAh8AdAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhDNEHAAC2FgAw0gcAALcWABDTBwAAthYAMOMHAgCZDAAh8AdAAKAMACGbCAAA8A2tCCKqCAAA7w2qCCKrCAIAmQwAIa0IQADCDAAhrggBAMEMACGvCAIA-QwAIbAIAQDBDAAhCOMHAgC0DgAh8AdAALkOACGbCAAA5BCtCCKqCAAA4xCqCCKtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQoqAADmEAAgLAAA5xAAIOMHAgC0DgAh8AdAALkOACGbCAAA5BCtCCKqCAAA4xCqCCKtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQoqAACBEQAgLAAAghEAIOMHAgAAAAHwB0AAAAABmwgAAACtCAKqCAAAAKoIAq0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEKLwAAyhEAIOMHAgAAAAHwB0AAAAABgAgBAAAAAZcIAQAAAAGbCAAAAMQIArYIAQAAAAHBCAIAAAABwggCAAAAAcQIIAAAAAECAAAAZwAgXQAAxhYAIAMAAABnACBdAADGFgAgXgAAxRYAIAFWAAC1GAAwDwQAAMwMACAvAACCDgAg0QcAAIAOADDSBwAAZQAQ0wcAAIAOADDjBwIAAAAB8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAAAABwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhAgAAAGcAIFYAAMUWACACAAAAwxYAIFYAAMQWACAN0QcAAMIWADDSBwAAwxYAENMHAADCFgAw4wcCAJkMACHwB0AAoAwAIf8HAgCZDAAhgAgBAJgMACGXCAEAmAwAIZsIAACBDsQIIrYIAQCYDAAhwQgCAJkMACHCCAIAmQwAIcQIIADDDAAhDdEHAADCFgAw0gcAAMMWABDTBwAAwhYAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhlwgBAJgMACGbCAAAgQ7ECCK2CAEAmAwAIcEIAgCZDAAhwggCAJkMACHECCAAwwwAIQnjBwIAtA4AIfAHQAC5DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhCi8AALwRACDjBwIAtA4AIfAHQAC5DgAhgAgBALMOACGXCAEAsw4AIZsIAAC6EcQIIrYIAQCzDgAhwQgCALQOACHCCAIAtA4AIcQIIADiDwAhCi8AAMoRACDjBwIAAAAB8AdAAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABBtQHAQAAAAHwB0AAAAABmwgCAAAAAbIIAQAAAAGUCQEAAAABlQkAAQAAAQIAAABjACBdAADSFgAgAwAAAGMAIF0AANIWACBeAADRFgAgAVYAALQYADAMAwAAzAwAINEHAACEDgAw0gcAAGEAENMHAACEDgAw1AcBAJgMACHwB0AAoAwAIf4HAgCZDAAhmwgCAJkMACGyCAEAmAwAIZQJAQCYDAAhlQkAAYkNACG-CQAAgw4AIAIAAABjACBWAADRFgAgAgAAAM8WACBWAADQFgAgCtEHAADOFgAw0gcAAM8WABDTBwAAzhYAMNQHAQCYDAAh8AdAAKAMACH-BwIAmQwAIZsIAgCZDAAhsggBAJgMACGUCQEAmAwAIZUJAAGJDQAhCtEHAADOFgAw0gcAAM8WABDTBwAAzhYAMNQHAQCYDAAh8AdAAKAMACH-BwIAmQwAIZsIAgCZDAAhsggBAJgMACGUCQEAmAwAIZUJAAGJDQAhBtQHAQCzDgAh8AdAALkOACGbCAIAtA4AIbIIAQCzDgAhlAkBALMOACGVCQAByA4AIQbUBwEAsw4AIfAHQAC5DgAhmwgCALQOACGyCAEAsw4AIZQJAQCzDgAhlQkAAcgOACEG1AcBAAAAAfAHQAAAAAGbCAIAAAABsggBAAAAAZQJAQAAAAGVCQABAAABBCIAAOERACDwB0AAAAABlQgCAAAAAcwIAgAAAAECAAAAVgAgXQAA2xYAIAMAAABWACBdAADbFgAgXgAA2hYAIAFWAACzGAAwAgAAAFYAIFYAANoWACACAAAA9BEAIFYAANkWACAD8AdAALkOACGVCAIAtA4AIcwIAgC0DgAhBCIAAN8RACDwB0AAuQ4AIZUIAgC0DgAhzAgCALQOACEEIgAA4REAIPAHQAAAAAGVCAIAAAABzAgCAAAAAQogAACXEgAgIQAAkRIAICMAAJISACDjBwIAAAAB8AdAAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAcsIAgAAAAHNCAIAAAABAgAAAFoAIF0AAOQWACADAAAAWgAgXQAA5BYAIF4AAOMWACABVgAAshgAMAIAAABaACBWAADjFgAgAgAAAIwSACBWAADiFgAgB-MHAgC0DgAh8AdAALkOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhCiAAAOgRACAhAADqEQAgIwAA6xEAIOMHAgC0DgAh8AdAALkOACGTCEAAyg4AIZQIAgDLDgAhsggBALMOACHLCAIAtA4AIc0IAgC0DgAhCiAAAJcSACAhAACREgAgIwAAkhIAIOMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABywgCAAAAAc0IAgAAAAEOHwAAkxIAICQAAJ4SACAlAACVEgAgJgAAlhIAIOMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAABzggCAAAAAdAIAgAAAAHRCAIAAAABAgAAAEsAIF0AAO0WACADAAAASwAgXQAA7RYAIF4AAOwWACABVgAAsRgAMAIAAABLACBWAADsFgAgAgAAAK0SACBWAADrFgAgCuMHAgC0DgAh8AdAALkOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIQ4fAAD-EQAgJAAAnRIAICUAAIASACAmAACBEgAg4wcCALQOACHwB0AAuQ4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhDh8AAJMSACAkAACeEgAgJQAAlRIAICYAAJYSACDjBwIAAAAB8AdAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAc4IAgAAAAHQCAIAAAAB0QgCAAAAAQQaAADhEgAg6AgCAAAAAekIAgAAAAHqCEAAAAABAgAAAEMAIF0AAPYWACADAAAAQwAgXQAA9hYAIF4AAPUWACABVgAAsBgAMAIAAABDACBWAAD1FgAgAgAAAPwSACBWAAD0FgAgA-gIAgC0DgAh6QgCALQOACHqCEAAuQ4AIQQaAADfEgAg6AgCALQOACHpCAIAtA4AIeoIQAC5DgAhBBoAAOESACDoCAIAAAAB6QgCAAAAAeoIQAAAAAEHGgAA6RIAIOMHAgAAAAHwB0AAAAABkggBAAAAAZMIQAAAAAGUCAIAAAAB6AgCAAAAAQIAAAA_ACBdAAD_FgAgAwAAAD8AIF0AAP8WACBeAAD-FgAgAVYAAK8YADACAAAAPwAgVgAA_hYAIAIAAACIEwAgVgAA_RYAIAbjBwIAtA4AIfAHQAC5DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAh6AgCALQOACEHGgAA5xIAIOMHAgC0DgAh8AdAALkOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACHoCAIAtA4AIQcaAADpEgAg4wcCAAAAAfAHQAAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAHoCAIAAAABDxgAAIwTACAbAACOEwAgHAAAjxMAIOMHAgAAAAHwB0AAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQIAAAA5ACBdAACIFwAgAwAAADkAIF0AAIgXACBeAACHFwAgAVYAAK4YADACAAAAOQAgVgAAhxcAIAIAAACeEwAgVgAAhhcAIAzjBwIAtA4AIfAHQAC5DgAhkggBALMOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACHrCAIAtA4AIewIIADiDwAh7QggAOIPACHuCAIAtA4AIe8IQAC5DgAh8AgCALQOACEPGAAA8BIAIBsAAPISACAcAADzEgAg4wcCALQOACHwB0AAuQ4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhDxgAAIwTACAbAACOEwAgHAAAjxMAIOMHAgAAAAHwB0AAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQXjBwIAAAAB8AdAAAAAAdUIAQAAAAHWCAEAAAAB1whAAAAAAQIAAAA1ACBdAACUFwAgAwAAADUAIF0AAJQXACBeAACTFwAgAVYAAK0YADALAwAAzAwAINEHAACYDgAw0gcAADMAENMHAACYDgAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACHDCQAAlw4AIAIAAAA1ACBWAACTFwAgAgAAAJEXACBWAACSFwAgCdEHAACQFwAw0gcAAJEXABDTBwAAkBcAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIdUIAQCYDAAh1ggBAJgMACHXCEAAwgwAIQnRBwAAkBcAMNIHAACRFwAQ0wcAAJAXADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACHVCAEAmAwAIdYIAQCYDAAh1whAAMIMACEF4wcCALQOACHwB0AAuQ4AIdUIAQCzDgAh1ggBALMOACHXCEAAyg4AIQXjBwIAtA4AIfAHQAC5DgAh1QgBALMOACHWCAEAsw4AIdcIQADKDgAhBeMHAgAAAAHwB0AAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABCOMHAgAAAAHwB0AAAAABgAgBAAAAAdcIQAAAAAHYCAABAAAB2QgAAQAAAdoIBAAAAAHbCAAAxBIAIAIAAAAxACBdAACgFwAgAwAAADEAIF0AAKAXACBeAACfFwAgAVYAAKwYADANAwAAzAwAINEHAACZDgAw0gcAAC8AENMHAACZDgAw4wcCAAAAAfAHQACgDAAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAh2AgAAQAAAdkIAAGJDQAh2ggEAMsMACHbCAAAuwwAIAIAAAAxACBWAACfFwAgAgAAAJ0XACBWAACeFwAgDNEHAACcFwAw0gcAAJ0XABDTBwAAnBcAMOMHAgCZDAAh8AdAAKAMACH-BwIAmQwAIYAIAQCYDAAh1whAAMIMACHYCAABiQ0AIdkIAAGJDQAh2ggEAMsMACHbCAAAuwwAIAzRBwAAnBcAMNIHAACdFwAQ0wcAAJwXADDjBwIAmQwAIfAHQACgDAAh_gcCAJkMACGACAEAmAwAIdcIQADCDAAh2AgAAYkNACHZCAABiQ0AIdoIBADLDAAh2wgAALsMACAI4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAh1whAAMoOACHYCAAByA4AIdkIAAHIDgAh2ggEAO4PACHbCAAAwhIAIAjjBwIAtA4AIfAHQAC5DgAhgAgBALMOACHXCEAAyg4AIdgIAAHIDgAh2QgAAcgOACHaCAQA7g8AIdsIAADCEgAgCOMHAgAAAAHwB0AAAAABgAgBAAAAAdcIQAAAAAHYCAABAAAB2QgAAQAAAdoIBAAAAAHbCAAAxBIAIAL2BwABAAAB-AdAAAAAAQIAAAAtACBdAACsFwAgAwAAAC0AIF0AAKwXACBeAACrFwAgAVYAAKsYADAIAwAAzAwAINEHAACbDgAw0gcAACsAENMHAACbDgAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhxAkAAJoOACACAAAALQAgVgAAqxcAIAIAAACpFwAgVgAAqhcAIAbRBwAAqBcAMNIHAACpFwAQ0wcAAKgXADD2BwABiQ0AIfgHQADCDAAh_gcCAJkMACEG0QcAAKgXADDSBwAAqRcAENMHAACoFwAw9gcAAYkNACH4B0AAwgwAIf4HAgCZDAAhAvYHAAHIDgAh-AdAAMoOACEC9gcAAcgOACH4B0AAyg4AIQL2BwABAAAB-AdAAAAAAQXwB0AAAAAB3AgBAAAAAd0IBAAAAAHeCAIAAAAB3whAAAAAAQIAAADOBQAgXQAArRcAIAMAAAApACBdAACtFwAgXgAAsRcAIAcAAAApACBWAACxFwAg8AdAALkOACHcCAEAsw4AId0IBADuDwAh3ggCALQOACHfCEAAyg4AIQXwB0AAuQ4AIdwIAQCzDgAh3QgEAO4PACHeCAIAtA4AId8IQADKDgAhBwUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAABAgAAAAsAIF0AALoXACADAAAACwAgXQAAuhcAIF4AALkXACABVgAAqhgAMAIAAAALACBWAAC5FwAgAgAAANMPACBWAAC4FwAgBOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAhBwUAAIwPACALAACNDwAgDAAAjg8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAhBwUAAKkPACALAACqDwAgDAAAqw8AIOMHAgAAAAHqBwIAAAAB6wcAAKcPACDwB0AAAAABCgwAANsPACANAADaDwAgDgAA3A8AIOMHAgAAAAHwB0AAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAIAAAAmACBdAADGFwAgAwAAACYAIF0AAMYXACBeAADFFwAgAVYAAKkYADAPBAAAzAwAIAwAAJ4OACANAADFDQAgDgAAww0AINEHAACcDgAw0gcAAAcAENMHAACcDgAw4wcCAAAAAfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQAAAAGCCAABnQ4AIYMIAAC7DAAghAgAALsMACACAAAAJgAgVgAAxRcAIAIAAADDFwAgVgAAxBcAIAvRBwAAwhcAMNIHAADDFwAQ0wcAAMIXADDjBwIAmQwAIfAHQACgDAAh_wcCAJkMACGACAEAmAwAIYEIAQCYDAAhgggAAZ0OACGDCAAAuwwAIIQIAAC7DAAgC9EHAADCFwAw0gcAAMMXABDTBwAAwhcAMOMHAgCZDAAh8AdAAKAMACH_BwIAmQwAIYAIAQCYDAAhgQgBAJgMACGCCAABnQ4AIYMIAAC7DAAghAgAALsMACAH4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACAKDAAAtQ8AIA0AALQPACAOAAC2DwAg4wcCALQOACHwB0AAuQ4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACAKDAAA2w8AIA0AANoPACAOAADcDwAg4wcCAAAAAfAHQAAAAAGACAEAAAABgQgBAAAAAYIIAAEAAAGDCAAA1w8AIIQIAADYDwAgDQUAAPQOACAPAADBDwAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABAgAAAAUAIF0AAM8XACADAAAABQAgXQAAzxcAIF4AAM4XACABVgAAqBgAMAIAAAAFACBWAADOFwAgAgAAAOsOACBWAADNFwAgC-MHAgC0DgAh6gcCAMsOACHrBwAA7Q4AIPAHQAC5DgAh8QdAAMoOACH2BwAByA4AIYAIAQCzDgAh1whAAMoOACGfCQEAsw4AIaAJQADKDgAhoQkCAMsOACENBQAA8A4AIA8AAL8PACDjBwIAtA4AIeoHAgDLDgAh6wcAAO0OACDwB0AAuQ4AIfEHQADKDgAh9gcAAcgOACGACAEAsw4AIdcIQADKDgAhnwkBALMOACGgCUAAyg4AIaEJAgDLDgAhDQUAAPQOACAPAADBDwAg4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABBF0AAMcXADDICQAAyBcAMMoJAADKFwAgzgkAAOcOADAEXQAAuxcAMMgJAAC8FwAwygkAAL4XACDOCQAAvxcAMARdAACyFwAwyAkAALMXADDKCQAAtRcAIM4JAADPDwAwA10AAK0XACDICQAArhcAIM4JAADOBQAgBF0AAKEXADDICQAAohcAMMoJAACkFwAgzgkAAKUXADAEXQAAlRcAMMgJAACWFwAwygkAAJgXACDOCQAAmRcAMARdAACJFwAwyAkAAIoXADDKCQAAjBcAIM4JAACNFwAwBF0AAIAXADDICQAAgRcAMMoJAACDFwAgzgkAAJoTADAEXQAA9xYAMMgJAAD4FgAwygkAAPoWACDOCQAAhBMAMARdAADuFgAwyAkAAO8WADDKCQAA8RYAIM4JAAD4EgAwBF0AAOUWADDICQAA5hYAMMoJAADoFgAgzgkAAKkSADAEXQAA3BYAMMgJAADdFgAwygkAAN8WACDOCQAAiBIAMARdAADTFgAwyAkAANQWADDKCQAA1hYAIM4JAADwEQAwBF0AAMcWADDICQAAyBYAMMoJAADKFgAgzgkAAMsWADAEXQAAuxYAMMgJAAC8FgAwygkAAL4WACDOCQAAvxYAMARdAACvFgAwyAkAALAWADDKCQAAshYAIM4JAACzFgAwBF0AAKMWADDICQAApBYAMMoJAACmFgAgzgkAAKcWADAEXQAAmhYAMMgJAACbFgAwygkAAJ0WACDOCQAAwBAAMARdAACRFgAwyAkAAJIWADDKCQAAlBYAIM4JAAChEQAwBF0AAIUWADDICQAAhhYAMMoJAACIFgAgzgkAAIkWADAEXQAA_BUAMMgJAAD9FQAwygkAAP8VACDOCQAAtBAAMARdAADwFQAwyAkAAPEVADDKCQAA8xUAIM4JAAD0FQAwA10AAOsVACDICQAA7BUAIM4JAADpCQAgBF0AAOIVADDICQAA4xUAMMoJAADlFQAgzgkAANEVADAEXQAA2RUAMMgJAADaFQAwygkAANwVACDOCQAA0RUAMARdAADNFQAwyAkAAM4VADDKCQAA0BUAIM4JAADRFQAwBF0AAMQVADDICQAAxRUAMMoJAADHFQAgzgkAALwVADAEXQAAuBUAMMgJAAC5FQAwygkAALsVACDOCQAAvBUAMARdAACsFQAwyAkAAK0VADDKCQAArxUAIM4JAACwFQAwBF0AAKAVADDICQAAoRUAMMoJAACjFQAgzgkAAKQVADAEXQAAlBUAMMgJAACVFQAwygkAAJcVACDOCQAAmBUAMARdAACIFQAwyAkAAIkVADDKCQAAixUAIM4JAACMFQAwBF0AAP8UADDICQAAgBUAMMoJAACCFQAgzgkAAPcUADAEXQAA8xQAMMgJAAD0FAAwygkAAPYUACDOCQAA9xQAMARdAADqFAAwyAkAAOsUADDKCQAA7RQAIM4JAADiFAAwBF0AAN4UADDICQAA3xQAMMoJAADhFAAgzgkAAOIUADAEXQAA0hQAMMgJAADTFAAwygkAANUUACDOCQAA1hQAMAAAAAIDAADxDwAg3wgAAK0OACAAAAAAAAAAAAAAAAAAAAAAAQQAAPEPACAAAAAAAAAAAAAHKgAA5BMAIJEIAACtDgAglggAAK0OACD8CAAArQ4AIP0IAACtDgAghAkAAK0OACCGCQAArQ4AIAUDAADxDwAgSAAA8Q8AIE0AAOQTACD8CAAArQ4AIP8IAACtDgAgBjEAAOgPACA2AADnDwAg8QcAAK0OACCGCAAArQ4AIIcIAACtDgAgiAgAAK0OACABMQAA6A8AIAAADCgAAJsYACAqAACXGAAgLgAAhRgAIP8HAACtDgAgkwgAAK0OACCUCAAArQ4AIKMIAACtDgAgtggAAK0OACC3CAAArQ4AILgIAACtDgAguwgAAK0OACC8CAAArQ4AIAcpAADxDwAgKgAAlxgAICwAAJgYACCtCAAArQ4AIK4IAACtDgAgrwgAAK0OACCwCAAArQ4AIAIEAADxDwAgLwAAnBgAIAAGGQAA8Q8AICAAANkRACAhAADZEQAgIwAA_xcAIJMIAACtDgAglAgAAK0OACABHgAAshIAIAEgAADZEQAgBhgAAKEYACAZAADxDwAgGwAA_BcAIBwAAP0XACCTCAAArQ4AIJQIAACtDgAgAhcAAKMTACC8CAAArQ4AIAAFBAAA8Q8AIAwAAKIYACANAAD3FwAgDgAA9RcAIIIIAACtDgAgBAMAAPEPACAFAACjGAAgCwAApxgAIAwAAKIYACAIBgAApBgAIAgAAKYYACAJAAD1FwAg-QcAAK0OACD6BwAArQ4AIPsHAACtDgAg_AcAAK0OACD9BwAArQ4AIAAAC-MHAgAAAAHqBwIAAAAB6wcAAPIOACDwB0AAAAAB8QdAAAAAAfYHAAEAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABoQkCAAAAAQfjBwIAAAAB8AdAAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACAE4wcCAAAAAeoHAgAAAAHrBwAApw8AIPAHQAAAAAEC9gcAAQAAAfgHQAAAAAEI4wcCAAAAAfAHQAAAAAGACAEAAAAB1whAAAAAAdgIAAEAAAHZCAABAAAB2ggEAAAAAdsIAADEEgAgBeMHAgAAAAHwB0AAAAAB1QgBAAAAAdYIAQAAAAHXCEAAAAABDOMHAgAAAAHwB0AAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQbjBwIAAAAB8AdAAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAegIAgAAAAED6AgCAAAAAekIAgAAAAHqCEAAAAABCuMHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAABzggCAAAAAdAIAgAAAAHRCAIAAAABB-MHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGyCAEAAAABywgCAAAAAc0IAgAAAAED8AdAAAAAAZUIAgAAAAHMCAIAAAABBtQHAQAAAAHwB0AAAAABmwgCAAAAAbIIAQAAAAGUCQEAAAABlQkAAQAAAQnjBwIAAAAB8AdAAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABCOMHAgAAAAHwB0AAAAABmwgAAACtCAKqCAAAAKoIAq0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAEQ4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABBuMHAgAAAAHwB0AAAAABhwgCAAAAAZIIAQAAAAGTCEAAAAABlAgCAAAAAQrjBwIAAAAB8AdAAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAaUIAgAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CEAAAAABB-MHAgAAAAHwB0AAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABsggBAAAAAbUIQAAAAAED8AdAAAAAAYcIAgAAAAGVCAIAAAABCeMHAgAAAAHwB0AAAAABgAgBAAAAAYsIAQAAAAGMCAQAAAABjQgBAAAAAY4IAQAAAAGPCEAAAAABkAgBAAAAAQzjBwIAAAAB8AdAAAAAAZEIAgAAAAGbCAAAAI4JAvwIAQAAAAGCCQEAAAABgwkCAAAAAYwJAQAAAAGOCQIAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABDOMHAgAAAAHwB0AAAAABmwgAAACOCQL8CAEAAAABggkBAAAAAYMJAgAAAAGLCQIAAAABjAkBAAAAAY4JAgAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAEM4wcCAAAAAfAHQAAAAAGRCAIAAAABmwgAAACOCQL8CAEAAAABggkBAAAAAYMJAgAAAAGLCQIAAAABjAkBAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAQniB0AAAAAB4wcCAAAAAZYIAQAAAAGyCAEAAAAB_AgBAAAAAYIJAQAAAAGDCQIAAAABiQkCAAAAAYoJAgAAAAEJ4gdAAAAAAeMHAgAAAAH_BwIAAAABlggBAAAAAbIIAQAAAAH8CAEAAAABggkBAAAAAYMJAgAAAAGJCQIAAAABCVaAAAAAAeMHAgAAAAHwB0AAAAAB8wgCAAAAAfgIAQAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABBvAHQAAAAAHxB0AAAAAB9gcAAQAAAfgHQAAAAAGWCQEAAAABlwkBAAAAAQbjBwIAAAAB8AdAAAAAAfEHQAAAAAH2BwABAAABmQkCAAAAAZoJAgAAAAEO4wcCAAAAAeUHQAAAAAHtB0AAAAAB8QdAAAAAAYoIBAAAAAGOCAEAAAAB8ggBAAAAAfMIAgAAAAH0CAIAAAAB9QgCAAAAAfYIBAAAAAH3CAIAAAAB-AgBAAAAAfkIQAAAAAEF4wcCAAAAAfAHQAAAAAH9CAIAAAABgAkBAAAAAYEJQAAAAAEF4wcCAAAAAfAHQAAAAAH-BwIAAAABgAkBAAAAAYEJQAAAAAEIKgIAAAAB4wcCAAAAAfAHQAAAAAHyCAEAAAAB_AgBAAAAAf0IAgAAAAH-CAEAAAAB_whAAAAAAQgqAgAAAAHjBwIAAAAB8AdAAAAAAf4HAgAAAAHyCAEAAAAB_AgBAAAAAf4IAQAAAAH_CEAAAAABBPAHQAAAAAGKCAIAAAABjAgCAAAAAY4IAQAAAAE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAMsYACADAAAAqgEAIF0AAMsYACBeAADPGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBWAADPGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AANAYACADAAAAqgEAIF0AANAYACBeAADUGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADUGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AANUYACADAAAAqgEAIF0AANUYACBeAADZGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADZGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AANoYACADAAAAqgEAIF0AANoYACBeAADeGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADeGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAN8YACADAAAAqgEAIF0AAN8YACBeAADjGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADjGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAOQYACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAOYYACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAOgYACADAAAAqgEAIF0AAOQYACBeAADsGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADsGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAqgEAIF0AAOYYACBeAADvGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADvGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAqgEAIF0AAOgYACBeAADyGAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADyGAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAPMYACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAPUYACADAAAAqgEAIF0AAPMYACBeAAD5GAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAD5GAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAqgEAIF0AAPUYACBeAAD8GAAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAD8GAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEE8ggBAAAAAfsIAgAAAAH8CAEAAAAB_QgCAAAAAT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAA_hgAID4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAgBkAIAMAAACqAQAgXQAA_hgAIF4AAIQZACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAIQZACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQMAAACqAQAgXQAAgBkAIF4AAIcZACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAIcZACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAiBkAID4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAihkAIATyCAEAAAAB-ggCAAAAAfwIAQAAAAH9CAIAAAABAwAAAKoBACBdAACIGQAgXgAAjxkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBQAADRFAAgVgAAjxkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAKoBACBdAACKGQAgXgAAkhkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE8AANAUACBQAADRFAAgVgAAkhkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhCwMAAMgTACAqAgAAAAFIAADJEwAg4wcCAAAAAfAHQAAAAAH-BwIAAAAB8ggBAAAAAfwIAQAAAAH9CAIAAAAB_ggBAAAAAf8IQAAAAAECAAAAzQEAIF0AAJMZACAN4gdAAAAAAeMHAgAAAAGRCAIAAAABlggBAAAAAfIIAQAAAAH8CAEAAAAB_QgCAAAAAYIJAQAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCQEAAAABhwkgAAAAAQIAAADpAwAgXQAAlRkAIAMAAADLAQAgXQAAkxkAIF4AAJkZACANAAAAywEAIAMAALkTACAqAgC0DgAhSAAAuhMAIFYAAJkZACDjBwIAtA4AIfAHQAC5DgAh_gcCALQOACHyCAEAsw4AIfwIAQDfDgAh_QgCALQOACH-CAEAsw4AIf8IQADKDgAhCwMAALkTACAqAgC0DgAhSAAAuhMAIOMHAgC0DgAh8AdAALkOACH-BwIAtA4AIfIIAQCzDgAh_AgBAN8OACH9CAIAtA4AIf4IAQCzDgAh_whAAMoOACEDAAAA7AMAIF0AAJUZACBeAACcGQAgDwAAAOwDACBWAACcGQAg4gdAALkOACHjBwIAtA4AIZEIAgDLDgAhlggBAN8OACHyCAEAsw4AIfwIAQDfDgAh_QgCAMsOACGCCQEAsw4AIYMJAgC0DgAhhAkCAMsOACGFCQEAsw4AIYYJAQDfDgAhhwkgAOIPACEN4gdAALkOACHjBwIAtA4AIZEIAgDLDgAhlggBAN8OACHyCAEAsw4AIfwIAQDfDgAh_QgCAMsOACGCCQEAsw4AIYMJAgC0DgAhhAkCAMsOACGFCQEAsw4AIYYJAQDfDgAhhwkgAOIPACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAJ0ZACADAAAAqgEAIF0AAJ0ZACBeAAChGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAChGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEM4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAewIIAAAAAHtCCAAAAAB7ggCAAAAAe8IQAAAAAHwCAIAAAABPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAACjGQAgBuMHAgAAAAHwB0AAAAABlggBAAAAAZcIAQAAAAG8CEAAAAAB8QgCAAAAAQIAAADaBAAgXQAApRkAIAbjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAED_gcCAAAAAekIAgAAAAHqCEAAAAABAwAAAKoBACBdAACjGQAgXgAAqxkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAqxkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAN0EACBdAAClGQAgXgAArhkAIAgAAADdBAAgVgAArhkAIOMHAgC0DgAh8AdAALkOACGWCAEAsw4AIZcIAQCzDgAhvAhAAMoOACHxCAIAtA4AIQbjBwIAtA4AIfAHQAC5DgAhlggBALMOACGXCAEAsw4AIbwIQADKDgAh8QgCALQOACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAK8ZACAQGAAAjBMAIBkAAI0TACAcAACPEwAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkggBAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAesIAgAAAAHsCCAAAAAB7QggAAAAAe4IAgAAAAHvCEAAAAAB8AgCAAAAAQIAAAA5ACBdAACxGQAgAwAAAKoBACBdAACvGQAgXgAAtRkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAtRkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAADcAIF0AALEZACBeAAC4GQAgEgAAADcAIBgAAPASACAZAADxEgAgHAAA8xIAIFYAALgZACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIesIAgC0DgAh7AggAOIPACHtCCAA4g8AIe4IAgC0DgAh7whAALkOACHwCAIAtA4AIRAYAADwEgAgGQAA8RIAIBwAAPMSACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGSCAEAsw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIesIAgC0DgAh7AggAOIPACHtCCAA4g8AIe4IAgC0DgAh7whAALkOACHwCAIAtA4AIRAYAACMEwAgGQAAjRMAIBsAAI4TACDjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAAB6wgCAAAAAewIIAAAAAHtCCAAAAAB7ggCAAAAAe8IQAAAAAHwCAIAAAABAgAAADkAIF0AALkZACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AALsZACADAAAANwAgXQAAuRkAIF4AAL8ZACASAAAANwAgGAAA8BIAIBkAAPESACAbAADyEgAgVgAAvxkAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhEBgAAPASACAZAADxEgAgGwAA8hIAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZIIAQCzDgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAh6wgCALQOACHsCCAA4g8AIe0IIADiDwAh7ggCALQOACHvCEAAuQ4AIfAIAgC0DgAhAwAAAKoBACBdAAC7GQAgXgAAwhkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAwhkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADDGQAgAwAAAKoBACBdAADDGQAgXgAAxxkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAxxkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADIGQAgAwAAAKoBACBdAADIGQAgXgAAzBkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAzBkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADNGQAgAwAAAKoBACBdAADNGQAgXgAA0RkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA0RkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADSGQAgAwAAAKoBACBdAADSGQAgXgAA1hkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA1hkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhCuMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZsIAAAA0AgCsggBAAAAAdAIAgAAAAHRCAIAAAABCxkAAJASACAgAACXEgAgIwAAkhIAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAcsIAgAAAAHNCAIAAAABAgAAAFoAIF0AANgZACADAAAAUQAgXQAA2BkAIF4AANwZACANAAAAUQAgGQAA6REAICAAAOgRACAjAADrEQAgVgAA3BkAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACELGQAA6REAICAAAOgRACAjAADrEQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIbIIAQCzDgAhywgCALQOACHNCAIAtA4AIQ8ZAACUEgAgHwAAkxIAICQAAJ4SACAmAACWEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAABzggCAAAAAdAIAgAAAAHRCAIAAAABAgAAAEsAIF0AAN0ZACA-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAN8ZACAD4wcCAAAAAYAIAQAAAAG2CAEAAAABAgAAAMEGACBdAADhGQAgPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADjGQAgB-MHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAc0IAgAAAAEDAAAAqgEAIF0AAN8ZACBeAADoGQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAADoGQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAATQAgXQAA4RkAIF4AAOsZACAFAAAATQAgVgAA6xkAIOMHAgC0DgAhgAgBALMOACG2CAEAsw4AIQPjBwIAtA4AIYAIAQCzDgAhtggBALMOACED8AdAAAAAAf4HAgAAAAGVCAIAAAABAwAAAKoBACBdAADjGQAgXgAA7xkAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA7xkAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAEkAIF0AAN0ZACBeAADyGQAgEQAAAEkAIBkAAP8RACAfAAD-EQAgJAAAnRIAICYAAIESACBWAADyGQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdAIAgDLDgAh0QgCALQOACEPGQAA_xEAIB8AAP4RACAkAACdEgAgJgAAgRIAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZsIAAD9EdAIIrIIAQCzDgAhzggCAMsOACHQCAIAyw4AIdEIAgC0DgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADzGQAgCxkAAJASACAgAACXEgAgIQAAkRIAIOMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABsggBAAAAAcsIAgAAAAHNCAIAAAABAgAAAFoAIF0AAPUZACADAAAAqgEAIF0AAPMZACBeAAD5GQAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAAD5GQAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEDAAAAUQAgXQAA9RkAIF4AAPwZACANAAAAUQAgGQAA6REAICAAAOgRACAhAADqEQAgVgAA_BkAIOMHAgC0DgAh8AdAALkOACGRCAIAtA4AIZMIQADKDgAhlAgCAMsOACGyCAEAsw4AIcsIAgC0DgAhzQgCALQOACELGQAA6REAICAAAOgRACAhAADqEQAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIbIIAQCzDgAhywgCALQOACHNCAIAtA4AIQ8ZAACUEgAgHwAAkxIAICQAAJ4SACAlAACVEgAg4wcCAAAAAfAHQAAAAAGRCAIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABmwgAAADQCAKyCAEAAAABzggCAAAAAdAIAgAAAAHRCAIAAAABAgAAAEsAIF0AAP0ZACADAAAASQAgXQAA_RkAIF4AAIEaACARAAAASQAgGQAA_xEAIB8AAP4RACAkAACdEgAgJQAAgBIAIFYAAIEaACDjBwIAtA4AIfAHQAC5DgAhkQgCALQOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGbCAAA_RHQCCKyCAEAsw4AIc4IAgDLDgAh0AgCAMsOACHRCAIAtA4AIQ8ZAAD_EQAgHwAA_hEAICQAAJ0SACAlAACAEgAg4wcCALQOACHwB0AAuQ4AIZEIAgC0DgAhkwhAAMoOACGUCAIAyw4AIZYIAQCzDgAhmwgAAP0R0AgisggBALMOACHOCAIAyw4AIdAIAgDLDgAh0QgCALQOACE-EAAA0BcAIBEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDgAAOMXACA5AADlFwAgOgAA5hcAID0AAOcXACA-AADoFwAgPwAA6RcAIEEAAOoXACBCAADrFwAgQwAA7BcAIEQAAO0XACBGAADuFwAgRwAA7xcAIEkAAPAXACBKAADxFwAgTgAA8hcAIE8AAPMXACBQAAD0FwAg4wcCAAAAAfAHQAAAAAGICAEAAAABvAhAAAAAAZcJAQAAAAGiCQEAAAABowlAAAAAAaQJAQAAAAGmCQAAAKYJAqcJQAAAAAGoCUAAAAABqQkBAAAAAaoJQAAAAAGrCUAAAAABrAkBAAAAAa0JQAAAAAGuCUAAAAABrwkCAAAAAbAJIAAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABAgAAAAEAIF0AAIIaACAXHwEAAAAB4wcCAAAAAfAHQAAAAAH_BwIAAAABkwhAAAAAAZQIAgAAAAGWCAEAAAABlwgBAAAAAZsIAAAAuwgCpggQAAAAAbEIEAAAAAG2CAEAAAABtwgBAAAAAbgIEAAAAAG5CAIAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABvgggAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAEDAAAAqgEAIF0AAIIaACBeAACHGgAgQAAAAKoBACAQAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACHGgAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACELBAAAyREAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGXCAEAAAABmwgAAADECAK2CAEAAAABwQgCAAAAAcIIAgAAAAHECCAAAAABAgAAAGcAIF0AAIgaACAGlggBAAAAAaMIAgAAAAGkCAIAAAABpggQAAAAAacIAgAAAAGoCAEAAAABCuMHAgAAAAHwB0AAAAABkQgCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIQAAAAAEDAAAAZQAgXQAAiBoAIF4AAI4aACANAAAAZQAgBAAAuxEAIFYAAI4aACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIZcIAQCzDgAhmwgAALoRxAgitggBALMOACHBCAIAtA4AIcIIAgC0DgAhxAggAOIPACELBAAAuxEAIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhlwgBALMOACGbCAAAuhHECCK2CAEAsw4AIcEIAgC0DgAhwggCALQOACHECCAA4g8AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgNwAA4BcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAjxoAIAMAAACqAQAgXQAAjxoAIF4AAJMaACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAJMaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAlBoAIBofAQAAAAEoAACyEQAgKgAAsxEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqMIAgAAAAGmCBAAAAABsQgQAAAAAbYIAQAAAAG3CAEAAAABuAgQAAAAAbkIAgAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAG-CCAAAAABvwgBAAAAAcAIAQAAAAHBCAIAAAABwggCAAAAAQIAAABrACBdAACWGgAgAwAAAKoBACBdAACUGgAgXgAAmhoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAmhoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAGkAIF0AAJYaACBeAACdGgAgHAAAAGkAIB8BALMOACEoAACaEQAgKgAAmxEAIFYAAJ0aACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGXCAEAsw4AIZsIAACZEbsIIqMIAgDLDgAhpggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIRofAQCzDgAhKAAAmhEAICoAAJsRACDjBwIAtA4AIfAHQAC5DgAh_wcCAMsOACGTCEAAyg4AIZQIAgDLDgAhlggBALMOACGXCAEAsw4AIZsIAACZEbsIIqMIAgDLDgAhpggQANkQACGxCBAA2RAAIbYIAQDfDgAhtwgBAN8OACG4CBAAmBEAIbkIAgC0DgAhuwgBAN8OACG8CEAAyg4AIb0IAgC0DgAhvgggAOIPACG_CAEAsw4AIcAIAQCzDgAhwQgCALQOACHCCAIAtA4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAnhoAIAaWCAEAAAABowgCAAAAAaUIAgAAAAGmCBAAAAABpwgCAAAAAagIAQAAAAEBowgCAAAAAQMAAACqAQAgXQAAnhoAIF4AAKQaACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAKQaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIRofAQAAAAEoAACyEQAgLgAAtBEAIOMHAgAAAAHwB0AAAAAB_wcCAAAAAZMIQAAAAAGUCAIAAAABlggBAAAAAZcIAQAAAAGbCAAAALsIAqMIAgAAAAGmCBAAAAABsQgQAAAAAbYIAQAAAAG3CAEAAAABuAgQAAAAAbkIAgAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAG-CCAAAAABvwgBAAAAAcAIAQAAAAHBCAIAAAABwggCAAAAAQIAAABrACBdAAClGgAgCykAAIARACAsAACCEQAg4wcCAAAAAfAHQAAAAAGbCAAAAK0IAqoIAAAAqggCqwgCAAAAAa0IQAAAAAGuCAEAAAABrwgCAAAAAbAIAQAAAAECAAAAggEAIF0AAKcaACADAAAAaQAgXQAApRoAIF4AAKsaACAcAAAAaQAgHwEAsw4AISgAAJoRACAuAACcEQAgVgAAqxoAIOMHAgC0DgAh8AdAALkOACH_BwIAyw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgiowgCAMsOACGmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhGh8BALMOACEoAACaEQAgLgAAnBEAIOMHAgC0DgAh8AdAALkOACH_BwIAyw4AIZMIQADKDgAhlAgCAMsOACGWCAEAsw4AIZcIAQCzDgAhmwgAAJkRuwgiowgCAMsOACGmCBAA2RAAIbEIEADZEAAhtggBAN8OACG3CAEA3w4AIbgIEACYEQAhuQgCALQOACG7CAEA3w4AIbwIQADKDgAhvQgCALQOACG-CCAA4g8AIb8IAQCzDgAhwAgBALMOACHBCAIAtA4AIcIIAgC0DgAhAwAAAIABACBdAACnGgAgXgAArhoAIA0AAACAAQAgKQAA5RAAICwAAOcQACBWAACuGgAg4wcCALQOACHwB0AAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACELKQAA5RAAICwAAOcQACDjBwIAtA4AIfAHQAC5DgAhmwgAAOQQrQgiqggAAOMQqggiqwgCALQOACGtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIQspAACAEQAgKgAAgREAIOMHAgAAAAHwB0AAAAABmwgAAACtCAKqCAAAAKoIAqsIAgAAAAGtCEAAAAABrggBAAAAAa8IAgAAAAGwCAEAAAABAgAAAIIBACBdAACvGgAgAwAAAIABACBdAACvGgAgXgAAsxoAIA0AAACAAQAgKQAA5RAAICoAAOYQACBWAACzGgAg4wcCALQOACHwB0AAuQ4AIZsIAADkEK0IIqoIAADjEKoIIqsIAgC0DgAhrQhAAMoOACGuCAEA3w4AIa8IAgDLDgAhsAgBAN8OACELKQAA5RAAICoAAOYQACDjBwIAtA4AIfAHQAC5DgAhmwgAAOQQrQgiqggAAOMQqggiqwgCALQOACGtCEAAyg4AIa4IAQDfDgAhrwgCAMsOACGwCAEA3w4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDIAAOEXACAzAADkFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAtBoAIAbjBwIAAAAB8AdAAAAAAZEIAgAAAAGSCAEAAAABkwhAAAAAAZQIAgAAAAED8AdAAAAAAf4HAgAAAAGVCAIAAAABAwAAAKoBACBdAAC0GgAgXgAAuhoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAuhoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAAC7GgAgFRkAAMgQACAyAADJEAAgNAAAyxAAIDUAAMwQACDjBwIAAAAB8AdAAAAAAYsIAQAAAAGMCAQAAAABjggBAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAAC9GgAgAwAAAKoBACBdAAC7GgAgXgAAwRoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAAwRoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhAwAAAIQBACBdAAC9GgAgXgAAxBoAIBcAAACEAQAgGQAAoRAAIDIAAKIQACA0AACkEAAgNQAApRAAIFYAAMQaACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACEVGQAAoRAAIDIAAKIQACA0AACkEAAgNQAApRAAIOMHAgC0DgAh8AdAALkOACGLCAEAsw4AIYwIBADuDwAhjggBALMOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIT4QAADQFwAgEQAA0RcAIBIAANIXACATAADTFwAgFAAA1BcAIBUAANUXACAWAADWFwAgFwAA1xcAIBsAANgXACAdAADZFwAgHgAA2hcAICMAANwXACAlAADbFwAgJwAA3RcAICwAAN4XACAuAADiFwAgMAAA3xcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAAxRoAIBUZAADIEAAgMwAAyhAAIDQAAMsQACA1AADMEAAg4wcCAAAAAfAHQAAAAAGLCAEAAAABjAgEAAAAAY4IAQAAAAGRCAIAAAABlggBAAAAAZcIAQAAAAGZCAAAAJkIApsIAAAAmwgCnAgIAAAAAZ0IAgAAAAGeCAIAAAABnwgBAAAAAaAIAgAAAAGhCAIAAAABoggCAAAAAQIAAACGAQAgXQAAxxoAIAMAAACqAQAgXQAAxRoAIF4AAMsaACBAAAAAqgEAIBAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAMsaACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQMAAACEAQAgXQAAxxoAIF4AAM4aACAXAAAAhAEAIBkAAKEQACAzAACjEAAgNAAApBAAIDUAAKUQACBWAADOGgAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIZEIAgC0DgAhlggBALMOACGXCAEAsw4AIZkIAACeEJkIIpsIAACfEJsIIpwICACgEAAhnQgCAMsOACGeCAIAyw4AIZ8IAQDfDgAhoAgCALQOACGhCAIAtA4AIaIIAgC0DgAhFRkAAKEQACAzAACjEAAgNAAApBAAIDUAAKUQACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACEVGQAAyBAAIDIAAMkQACAzAADKEAAgNQAAzBAAIOMHAgAAAAHwB0AAAAABiwgBAAAAAYwIBAAAAAGOCAEAAAABkQgCAAAAAZYIAQAAAAGXCAEAAAABmQgAAACZCAKbCAAAAJsIApwICAAAAAGdCAIAAAABnggCAAAAAZ8IAQAAAAGgCAIAAAABoQgCAAAAAaIIAgAAAAECAAAAhgEAIF0AAM8aACADAAAAhAEAIF0AAM8aACBeAADTGgAgFwAAAIQBACAZAAChEAAgMgAAohAAIDMAAKMQACA1AAClEAAgVgAA0xoAIOMHAgC0DgAh8AdAALkOACGLCAEAsw4AIYwIBADuDwAhjggBALMOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIRUZAAChEAAgMgAAohAAIDMAAKMQACA1AAClEAAg4wcCALQOACHwB0AAuQ4AIYsIAQCzDgAhjAgEAO4PACGOCAEAsw4AIZEIAgC0DgAhlggBALMOACGXCAEAsw4AIZkIAACeEJkIIpsIAACfEJsIIpwICACgEAAhnQgCAMsOACGeCAIAyw4AIZ8IAQDfDgAhoAgCALQOACGhCAIAtA4AIaIIAgC0DgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADUGgAgAwAAAKoBACBdAADUGgAgXgAA2BoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA2BoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAANAXACARAADRFwAgEgAA0hcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADZGgAgAwAAAKoBACBdAADZGgAgXgAA3RoAIEAAAACqAQAgEAAArRQAIBEAAK4UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA3RoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhFRkAAMgQACAyAADJEAAgMwAAyhAAIDQAAMsQACDjBwIAAAAB8AdAAAAAAYsIAQAAAAGMCAQAAAABjggBAAAAAZEIAgAAAAGWCAEAAAABlwgBAAAAAZkIAAAAmQgCmwgAAACbCAKcCAgAAAABnQgCAAAAAZ4IAgAAAAGfCAEAAAABoAgCAAAAAaEIAgAAAAGiCAIAAAABAgAAAIYBACBdAADeGgAgCwQAAP4PACDjBwIAAAAB8AdAAAAAAf8HAgAAAAGACAEAAAABiwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABAgAAAKIBACBdAADgGgAgAwAAAIQBACBdAADeGgAgXgAA5BoAIBcAAACEAQAgGQAAoRAAIDIAAKIQACAzAACjEAAgNAAApBAAIFYAAOQaACDjBwIAtA4AIfAHQAC5DgAhiwgBALMOACGMCAQA7g8AIY4IAQCzDgAhkQgCALQOACGWCAEAsw4AIZcIAQCzDgAhmQgAAJ4QmQgimwgAAJ8QmwginAgIAKAQACGdCAIAyw4AIZ4IAgDLDgAhnwgBAN8OACGgCAIAtA4AIaEIAgC0DgAhoggCALQOACEVGQAAoRAAIDIAAKIQACAzAACjEAAgNAAApBAAIOMHAgC0DgAh8AdAALkOACGLCAEAsw4AIYwIBADuDwAhjggBALMOACGRCAIAtA4AIZYIAQCzDgAhlwgBALMOACGZCAAAnhCZCCKbCAAAnxCbCCKcCAgAoBAAIZ0IAgDLDgAhnggCAMsOACGfCAEA3w4AIaAIAgC0DgAhoQgCALQOACGiCAIAtA4AIQMAAACUAQAgXQAA4BoAIF4AAOcaACANAAAAlAEAIAQAAPcPACBWAADnGgAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGLCAEAsw4AIYwIBADuDwAhjQgBALMOACGOCAEAsw4AIY8IQAC5DgAhkAgBALMOACELBAAA9w8AIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhiwgBALMOACGMCAQA7g8AIY0IAQCzDgAhjggBALMOACGPCEAAuQ4AIZAIAQCzDgAhPhAAANAXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAADoGgAgBOMHAgAAAAHrBwAApw8AIPAHQAAAAAH-BwIAAAABCegHAAEAAAHpBwABAAAB6wcAAM4OACDsBwIAAAAB7QdAAAAAAe4HAgAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEMBgAAgg8AIAgAAIMPACDjBwIAAAAB6wcAAIEPACDuBwIAAAAB8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQIAAAAPACBdAADsGgAgAwAAAA0AIF0AAOwaACBeAADwGgAgDgAAAA0AIAYAAOAOACAIAADhDgAgVgAA8BoAIOMHAgC0DgAh6wcAAN0OACDuBwIAtA4AIfAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhDAYAAOAOACAIAADhDgAg4wcCALQOACHrBwAA3Q4AIO4HAgC0DgAh8AdAALkOACHxB0AAuQ4AIfkHAAHeDgAh-gcBAN8OACH7BwEA3w4AIfwHQADKDgAh_QdAAMoOACEL4wcCAAAAAesHAADyDgAg8AdAAAAAAfEHQAAAAAH2BwABAAAB_gcCAAAAAYAIAQAAAAHXCEAAAAABnwkBAAAAAaAJQAAAAAGhCQIAAAABAwAAAKoBACBdAADoGgAgXgAA9BoAIEAAAACqAQAgEAAArRQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAgVgAA9BoAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhPhAAAK0UACASAACvFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIOMHAgC0DgAh8AdAALkOACGICAEA3w4AIbwIQADKDgAhlwkBAN8OACGiCQEAsw4AIaMJQADKDgAhpAkBAN8OACGmCQAArBSmCSKnCUAAyg4AIagJQADKDgAhqQkBAN8OACGqCUAAyg4AIasJQADKDgAhrAkBAN8OACGtCUAAyg4AIa4JQADKDgAhrwkCALQOACGwCSAA4g8AIbEJQADKDgAhsgkgAOIPACGzCQEA3w4AIbQJAQDfDgAhtQkBAN8OACG2CQEA3w4AIbcJAQDfDgAhCwQAANkPACAMAADbDwAgDgAA3A8AIOMHAgAAAAHwB0AAAAAB_wcCAAAAAYAIAQAAAAGBCAEAAAABgggAAQAAAYMIAADXDwAghAgAANgPACACAAAAJgAgXQAA9RoAID4QAADQFwAgEQAA0RcAIBMAANMXACAUAADUFwAgFQAA1RcAIBYAANYXACAXAADXFwAgGwAA2BcAIB0AANkXACAeAADaFwAgIwAA3BcAICUAANsXACAnAADdFwAgLAAA3hcAIC4AAOIXACAwAADfFwAgMgAA4RcAIDMAAOQXACA3AADgFwAgOAAA4xcAIDkAAOUXACA6AADmFwAgPQAA5xcAID4AAOgXACA_AADpFwAgQQAA6hcAIEIAAOsXACBDAADsFwAgRAAA7RcAIEYAAO4XACBHAADvFwAgSQAA8BcAIEoAAPEXACBOAADyFwAgTwAA8xcAIFAAAPQXACDjBwIAAAAB8AdAAAAAAYgIAQAAAAG8CEAAAAABlwkBAAAAAaIJAQAAAAGjCUAAAAABpAkBAAAAAaYJAAAApgkCpwlAAAAAAagJQAAAAAGpCQEAAAABqglAAAAAAasJQAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAGvCQIAAAABsAkgAAAAAbEJQAAAAAGyCSAAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAECAAAAAQAgXQAA9xoAIAnjBwIAAAAB6wcAAIEPACDwB0AAAAAB8QdAAAAAAfkHAAEAAAH6BwEAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAABCegHAAEAAAHpBwABAAAB6gcCAAAAAesHAADODgAg7AcCAAAAAe0HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEDAAAABwAgXQAA9RoAIF4AAP0aACANAAAABwAgBAAAsw8AIAwAALUPACAOAAC2DwAgVgAA_RoAIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACALBAAAsw8AIAwAALUPACAOAAC2DwAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGBCAEAsw4AIYIIAAHeDgAhgwgAALEPACCECAAAsg8AIAMAAACqAQAgXQAA9xoAIF4AAIAbACBAAAAAqgEAIBAAAK0UACARAACuFAAgEwAAsBQAIBQAALEUACAVAACyFAAgFgAAsxQAIBcAALQUACAbAAC1FAAgHQAAthQAIB4AALcUACAjAAC5FAAgJQAAuBQAICcAALoUACAsAAC7FAAgLgAAvxQAIDAAALwUACAyAAC-FAAgMwAAwRQAIDcAAL0UACA4AADAFAAgOQAAwhQAIDoAAMMUACA9AADEFAAgPgAAxRQAID8AAMYUACBBAADHFAAgQgAAyBQAIEMAAMkUACBEAADKFAAgRgAAyxQAIEcAAMwUACBJAADNFAAgSgAAzhQAIE4AAM8UACBPAADQFAAgUAAA0RQAIFYAAIAbACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIT4QAACtFAAgEQAArhQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACDjBwIAtA4AIfAHQAC5DgAhiAgBAN8OACG8CEAAyg4AIZcJAQDfDgAhogkBALMOACGjCUAAyg4AIaQJAQDfDgAhpgkAAKwUpgkipwlAAMoOACGoCUAAyg4AIakJAQDfDgAhqglAAMoOACGrCUAAyg4AIawJAQDfDgAhrQlAAMoOACGuCUAAyg4AIa8JAgC0DgAhsAkgAOIPACGxCUAAyg4AIbIJIADiDwAhswkBAN8OACG0CQEA3w4AIbUJAQDfDgAhtgkBAN8OACG3CQEA3w4AIQgDAACoDwAgBQAAqQ8AIAwAAKsPACDjBwIAAAAB6gcCAAAAAesHAACnDwAg8AdAAAAAAf4HAgAAAAECAAAACwAgXQAAgRsAIAPwB0AAAAAB9gcAAQAAAfgHQAAAAAELBAAA2Q8AIAwAANsPACANAADaDwAg4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAIAAAAmACBdAACEGwAgPhEAANEXACASAADSFwAgEwAA0xcAIBQAANQXACAVAADVFwAgFgAA1hcAIBcAANcXACAbAADYFwAgHQAA2RcAIB4AANoXACAjAADcFwAgJQAA2xcAICcAAN0XACAsAADeFwAgLgAA4hcAIDAAAN8XACAyAADhFwAgMwAA5BcAIDcAAOAXACA4AADjFwAgOQAA5RcAIDoAAOYXACA9AADnFwAgPgAA6BcAID8AAOkXACBBAADqFwAgQgAA6xcAIEMAAOwXACBEAADtFwAgRgAA7hcAIEcAAO8XACBJAADwFwAgSgAA8RcAIE4AAPIXACBPAADzFwAgUAAA9BcAIOMHAgAAAAHwB0AAAAABiAgBAAAAAbwIQAAAAAGXCQEAAAABogkBAAAAAaMJQAAAAAGkCQEAAAABpgkAAACmCQKnCUAAAAABqAlAAAAAAakJAQAAAAGqCUAAAAABqwlAAAAAAawJAQAAAAGtCUAAAAABrglAAAAAAa8JAgAAAAGwCSAAAAABsQlAAAAAAbIJIAAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAQIAAAABACBdAACGGwAgAwAAAAcAIF0AAIQbACBeAACKGwAgDQAAAAcAIAQAALMPACAMAAC1DwAgDQAAtA8AIFYAAIobACDjBwIAtA4AIfAHQAC5DgAh_wcCALQOACGACAEAsw4AIYEIAQCzDgAhgggAAd4OACGDCAAAsQ8AIIQIAACyDwAgCwQAALMPACAMAAC1DwAgDQAAtA8AIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACADAAAAqgEAIF0AAIYbACBeAACNGwAgQAAAAKoBACARAACuFAAgEgAArxQAIBMAALAUACAUAACxFAAgFQAAshQAIBYAALMUACAXAAC0FAAgGwAAtRQAIB0AALYUACAeAAC3FAAgIwAAuRQAICUAALgUACAnAAC6FAAgLAAAuxQAIC4AAL8UACAwAAC8FAAgMgAAvhQAIDMAAMEUACA3AAC9FAAgOAAAwBQAIDkAAMIUACA6AADDFAAgPQAAxBQAID4AAMUUACA_AADGFAAgQQAAxxQAIEIAAMgUACBDAADJFAAgRAAAyhQAIEYAAMsUACBHAADMFAAgSQAAzRQAIEoAAM4UACBOAADPFAAgTwAA0BQAIFAAANEUACBWAACNGwAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACE-EQAArhQAIBIAAK8UACATAACwFAAgFAAAsRQAIBUAALIUACAWAACzFAAgFwAAtBQAIBsAALUUACAdAAC2FAAgHgAAtxQAICMAALkUACAlAAC4FAAgJwAAuhQAICwAALsUACAuAAC_FAAgMAAAvBQAIDIAAL4UACAzAADBFAAgNwAAvRQAIDgAAMAUACA5AADCFAAgOgAAwxQAID0AAMQUACA-AADFFAAgPwAAxhQAIEEAAMcUACBCAADIFAAgQwAAyRQAIEQAAMoUACBGAADLFAAgRwAAzBQAIEkAAM0UACBKAADOFAAgTgAAzxQAIE8AANAUACBQAADRFAAg4wcCALQOACHwB0AAuQ4AIYgIAQDfDgAhvAhAAMoOACGXCQEA3w4AIaIJAQCzDgAhowlAAMoOACGkCQEA3w4AIaYJAACsFKYJIqcJQADKDgAhqAlAAMoOACGpCQEA3w4AIaoJQADKDgAhqwlAAMoOACGsCQEA3w4AIa0JQADKDgAhrglAAMoOACGvCQIAtA4AIbAJIADiDwAhsQlAAMoOACGyCSAA4g8AIbMJAQDfDgAhtAkBAN8OACG1CQEA3w4AIbYJAQDfDgAhtwkBAN8OACEL4wcCAAAAAeoHAgAAAAHrBwAA8g4AIPAHQAAAAAHxB0AAAAAB9gcAAQAAAf4HAgAAAAGACAEAAAAB1whAAAAAAZ8JAQAAAAGgCUAAAAABAwAAAAkAIF0AAIEbACBeAACRGwAgCgAAAAkAIAMAAIsPACAFAACMDwAgDAAAjg8AIFYAAJEbACDjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhCAMAAIsPACAFAACMDwAgDAAAjg8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACEMBgAAgg8AIAkAAIQPACDjBwIAAAAB6wcAAIEPACDuBwIAAAAB8AdAAAAAAfEHQAAAAAH5BwABAAAB-gcBAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAQIAAAAPACBdAACSGwAgAwAAAA0AIF0AAJIbACBeAACWGwAgDgAAAA0AIAYAAOAOACAJAADiDgAgVgAAlhsAIOMHAgC0DgAh6wcAAN0OACDuBwIAtA4AIfAHQAC5DgAh8QdAALkOACH5BwAB3g4AIfoHAQDfDgAh-wcBAN8OACH8B0AAyg4AIf0HQADKDgAhDAYAAOAOACAJAADiDgAg4wcCALQOACHrBwAA3Q4AIO4HAgC0DgAh8AdAALkOACHxB0AAuQ4AIfkHAAHeDgAh-gcBAN8OACH7BwEA3w4AIfwHQADKDgAh_QdAAMoOACEIAwAAqA8AIAUAAKkPACALAACqDwAg4wcCAAAAAeoHAgAAAAHrBwAApw8AIPAHQAAAAAH-BwIAAAABAgAAAAsAIF0AAJcbACALBAAA2Q8AIA0AANoPACAOAADcDwAg4wcCAAAAAfAHQAAAAAH_BwIAAAABgAgBAAAAAYEIAQAAAAGCCAABAAABgwgAANcPACCECAAA2A8AIAIAAAAmACBdAACZGwAgAwAAAAkAIF0AAJcbACBeAACdGwAgCgAAAAkAIAMAAIsPACAFAACMDwAgCwAAjQ8AIFYAAJ0bACDjBwIAtA4AIeoHAgC0DgAh6wcAAIoPACDwB0AAuQ4AIf4HAgC0DgAhCAMAAIsPACAFAACMDwAgCwAAjQ8AIOMHAgC0DgAh6gcCALQOACHrBwAAig8AIPAHQAC5DgAh_gcCALQOACEDAAAABwAgXQAAmRsAIF4AAKAbACANAAAABwAgBAAAsw8AIA0AALQPACAOAAC2DwAgVgAAoBsAIOMHAgC0DgAh8AdAALkOACH_BwIAtA4AIYAIAQCzDgAhgQgBALMOACGCCAAB3g4AIYMIAACxDwAghAgAALIPACALBAAAsw8AIA0AALQPACAOAAC2DwAg4wcCALQOACHwB0AAuQ4AIf8HAgC0DgAhgAgBALMOACGBCAEAsw4AIYIIAAHeDgAhgwgAALEPACCECAAAsg8AICYKAD0QBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bRxIdSBMeTBUjYBklXxgnZB0saB4umwEkMIMBITKaASgzoAEpN4cBJzifAS45owEsOqUBLz2pATA-rQEwP64BMEGyATFCtAExQ7gBMkS9ATNGwQE0R8UBNUnJATZKygE2Ts4BN0_WATdQ2gE8AwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQUKABQYABAZAAEbQBIcRBMCCgARFzsPARc8AAIZAAEaAA8CAwABGgAPAhtFABxGAAYKABwZAAEfThYkUhglWxgmXRsCCgAXHk8VAR5QAAUKABoZAAEgABUhUxUjVxkCAwABIgAYASNYAAEgABUBJV4AAQMAAQMEAAEKACYvbB8ECgAlKG0eKnEgLnwkAisAIS0AHwQKACMpAAEqciAsdiIBKwAhAip3ACx4AAIZAAEtAB8CKn0ALn4AAS9_AAYKAC0ZAAEyiwEoM48BKTSRASo1kwErAhkAATEAJwIDAAExACcBMQAnAjGXASc2lQEsAgQAATWWASsCMpgBADOZAQABGQABAQQAAQMZqwEBOwABPKwBAQIEswEBQAABAQO5AQEBAwABAUUAAQEDAAECAwABSAABBAMAAQoAO0gAAU3SATgCSwA5TAA3AgoAOirTATgBKtQBAAFN1QEAAQMAASMQ2wEAEdwBABLdAQAU3gEAFd8BABbgAQAX4QEAG-IBAB3jAQAe5AEAI-YBACXlAQAn5wEALOgBAC7sAQAw6QEAMusBADPuAQA36gEAOO0BADnvAQA98AEAPvEBAD_yAQBB8wEAQvQBAEP1AQBE9gEARvcBAEf4AQBJ-QEASvoBAE77AQBP_AEAUP0BAAAAAAUKAEJjAENkAERlAEVmAEYAAAAAAAUKAEJjAENkAERlAEVmAEYBAwABAQMAAQUKAEtjAExkAE1lAE5mAE8AAAAAAAUKAEtjAExkAE1lAE5mAE8DAwABBbQCAw-1AgUDAwABBbsCAw-8AgUFCgBUYwBVZABWZQBXZgBYAAAAAAAFCgBUYwBVZABWZQBXZgBYAQPOAgEBA9QCAQUKAF1jAF5kAF9lAGBmAGEAAAAAAAUKAF1jAF5kAF9lAGBmAGEBRQABAUUAAQUKAGZjAGdkAGhlAGlmAGoAAAAAAAUKAGZjAGdkAGhlAGlmAGoBAwABAQMAAQUKAG9jAHBkAHFlAHJmAHMAAAAAAAUKAG9jAHBkAHFlAHJmAHMBAwABAQMAAQUKAHhjAHlkAHplAHtmAHwAAAAAAAUKAHhjAHlkAHplAHtmAHwAAAAFCgCCAWMAgwFkAIQBZQCFAWYAhgEAAAAAAAUKAIIBYwCDAWQAhAFlAIUBZgCGAQMZwQMBOwABPMIDAQMZyAMBOwABPMkDAQUKAIsBYwCMAWQAjQFlAI4BZgCPAQAAAAAABQoAiwFjAIwBZACNAWUAjgFmAI8BAgTbAwFAAAECBOEDAUAAAQUKAJQBYwCVAWQAlgFlAJcBZgCYAQAAAAAABQoAlAFjAJUBZACWAWUAlwFmAJgBAAAFCgCdAWMAngFkAJ8BZQCgAWYAoQEAAAAAAAUKAJ0BYwCeAWQAnwFlAKABZgChAQIDAAFIAAECAwABSAABBQoApgFjAKcBZACoAWUAqQFmAKoBAAAAAAAFCgCmAWMApwFkAKgBZQCpAWYAqgECAwABSAABAgMAAUgAAQUKAK8BYwCwAWQAsQFlALIBZgCzAQAAAAAABQoArwFjALABZACxAWUAsgFmALMBAksAOUwANwJLADlMADcFCgC4AWMAuQFkALoBZQC7AWYAvAEAAAAAAAUKALgBYwC5AWQAugFlALsBZgC8AQEDAAEBAwABBQoAwQFjAMIBZADDAWUAxAFmAMUBAAAAAAAFCgDBAWMAwgFkAMMBZQDEAWYAxQEAAAUKAMoBYwDLAWQAzAFlAM0BZgDOAQAAAAAABQoAygFjAMsBZADMAWUAzQFmAM4BAhgAEBkAAQIYABAZAAEFCgDTAWMA1AFkANUBZQDWAWYA1wEAAAAAAAUKANMBYwDUAWQA1QFlANYBZgDXAQIZAAEaAA8CGQABGgAPBQoA3AFjAN0BZADeAWUA3wFmAOABAAAAAAAFCgDcAWMA3QFkAN4BZQDfAWYA4AECAwABGgAPAgMAARoADwUKAOUBYwDmAWQA5wFlAOgBZgDpAQAAAAAABQoA5QFjAOYBZADnAWUA6AFmAOkBAAAABQoA7wFjAPABZADxAWUA8gFmAPMBAAAAAAAFCgDvAWMA8AFkAPEBZQDyAWYA8wEBAwABAQMAAQUKAPgBYwD5AWQA-gFlAPsBZgD8AQAAAAAABQoA-AFjAPkBZAD6AWUA-wFmAPwBAQMAAQEDAAEFCgCBAmMAggJkAIMCZQCEAmYAhQIAAAAAAAUKAIECYwCCAmQAgwJlAIQCZgCFAgEDAAEBAwABBQoAigJjAIsCZACMAmUAjQJmAI4CAAAAAAAFCgCKAmMAiwJkAIwCZQCNAmYAjgIBAwABAQMAAQUKAJMCYwCUAmQAlQJlAJYCZgCXAgAAAAAABQoAkwJjAJQCZACVAmUAlgJmAJcCAAAAAwoAnQJlAJ4CZgCfAgAAAAMKAJ0CZQCeAmYAnwIAAAUKAKQCYwClAmQApgJlAKcCZgCoAgAAAAAABQoApAJjAKUCZACmAmUApwJmAKgCAxkAAR_jBhYk5AYYAxkAAR_qBhYk6wYYBQoArQJjAK4CZACvAmUAsAJmALECAAAAAAAFCgCtAmMArgJkAK8CZQCwAmYAsQICGQABIAAVAhkAASAAFQUKALYCYwC3AmQAuAJlALkCZgC6AgAAAAAABQoAtgJjALcCZAC4AmUAuQJmALoCAgMAASIAGAIDAAEiABgFCgC_AmMAwAJkAMECZQDCAmYAwwIAAAAAAAUKAL8CYwDAAmQAwQJlAMICZgDDAgEgABUFCgDHAmMAyAJkAMkCZQDKAmYAywIAAAAAAAUKAMcCYwDIAmQAyQJlAMoCZgDLAgAABQoA0AJjANECZADSAmUA0wJmANQCAAAAAAAFCgDQAmMA0QJkANICZQDTAmYA1AIAAAADCgDaAmUA2wJmANwCAAAAAwoA2gJlANsCZgDcAgEEAAEBBAABBQoA4QJjAOICZADjAmUA5AJmAOUCAAAAAAAFCgDhAmMA4gJkAOMCZQDkAmYA5QIBKP0HHgEogwgeBQoA6gJjAOsCZADsAmUA7QJmAO4CAAAAAAAFCgDqAmMA6wJkAOwCZQDtAmYA7gIBGQABARkAAQUKAPMCYwD0AmQA9QJlAPYCZgD3AgAAAAAABQoA8wJjAPQCZAD1AmUA9gJmAPcCAhkAAS0AHwIZAAEtAB8FCgD8AmMA_QJkAP4CZQD_AmYAgAMAAAAAAAUKAPwCYwD9AmQA_gJlAP8CZgCAAwEpAAEBKQABBQoAhQNjAIYDZACHA2UAiANmAIkDAAAAAAAFCgCFA2MAhgNkAIcDZQCIA2YAiQMCKwAhLQAfAisAIS0AHwUKAI4DYwCPA2QAkANlAJEDZgCSAwAAAAAABQoAjgNjAI8DZACQA2UAkQNmAJIDASsAIQErACEFCgCXA2MAmANkAJkDZQCaA2YAmwMAAAAAAAUKAJcDYwCYA2QAmQNlAJoDZgCbAwEZAAEBGQABBQoAoANjAKEDZACiA2UAowNmAKQDAAAAAAAFCgCgA2MAoQNkAKIDZQCjA2YApAMCAwABMQAnAgMAATEAJwUKAKkDYwCqA2QAqwNlAKwDZgCtAwAAAAAABQoAqQNjAKoDZACrA2UArANmAK0DAhkAATEAJwIZAAExACcFCgCyA2MAswNkALQDZQC1A2YAtgMAAAAAAAUKALIDYwCzA2QAtANlALUDZgC2AwExACcBMQAnBQoAuwNjALwDZAC9A2UAvgNmAL8DAAAAAAAFCgC7A2MAvANkAL0DZQC-A2YAvwMBBAABAQQAAQUKAMQDYwDFA2QAxgNlAMcDZgDIAwAAAAAABQoAxANjAMUDZADGA2UAxwNmAMgDAQQAAQEEAAEFCgDNA2MAzgNkAM8DZQDQA2YA0QMAAAAAAAUKAM0DYwDOA2QAzwNlANADZgDRAwIxjgonNo0KLAIxlQonNpQKLAUKANYDYwDXA2QA2ANlANkDZgDaAwAAAAAABQoA1gNjANcDZADYA2UA2QNmANoDAQQAAQEEAAEFCgDfA2MA4ANkAOEDZQDiA2YA4wMAAAAAAAUKAN8DYwDgA2QA4QNlAOIDZgDjAwIDAAEFAAMCAwABBQADBQoA6ANjAOkDZADqA2UA6wNmAOwDAAAAAAAFCgDoA2MA6QNkAOoDZQDrA2YA7AMBBgAEAQYABAUKAPEDYwDyA2QA8wNlAPQDZgD1AwAAAAAABQoA8QNjAPIDZADzA2UA9ANmAPUDAQcABQEHAAUFCgD6A2MA-wNkAPwDZQD9A2YA_gMAAAAAAAUKAPoDYwD7A2QA_ANlAP0DZgD-AwIFAAMG_woEAgUAAwaFCwQFCgCDBGMAhARkAIUEZQCGBGYAhwQAAAAAAAUKAIMEYwCEBGQAhQRlAIYEZgCHBAAAAAMKAI0EZQCOBGYAjwQAAAADCgCNBGUAjgRmAI8EAAAAAwoAlQRlAJYEZgCXBAAAAAMKAJUEZQCWBGYAlwQAAAADCgCdBGUAngRmAJ8EAAAAAwoAnQRlAJ4EZgCfBAAAAAMKAKUEZQCmBGYApwQAAAADCgClBGUApgRmAKcEAAAABQoArQRjAK4EZACvBGUAsARmALEEAAAAAAAFCgCtBGMArgRkAK8EZQCwBGYAsQRRAgFS_gEBU4ACAVSBAgFVggIBV4QCAViGAj5ZhwI_WokCAVuLAj5cjAJAX40CAWCOAgFhjwI-Z5ICQWiTAkdplAI8apUCPGuWAjxslwI8bZgCPG6aAjxvnAI-cJ0CSHGfAjxyoQI-c6ICSXSjAjx1pAI8dqUCPneoAkp4qQJQeaoCAnqrAgJ7rAICfK0CAn2uAgJ-sAICf7ICPoABswJRgQG3AgKCAbkCPoMBugJShAG9AgKFAb4CAoYBvwI-hwHCAlOIAcMCWYkBxAIyigHFAjKLAcYCMowBxwIyjQHIAjKOAcoCMo8BzAI-kAHNAlqRAdACMpIB0gI-kwHTAluUAdUCMpUB1gIylgHXAj6XAdoCXJgB2wJimQHcAjSaAd0CNJsB3gI0nAHfAjSdAeACNJ4B4gI0nwHkAj6gAeUCY6EB5wI0ogHpAj6jAeoCZKQB6wI0pQHsAjSmAe0CPqcB8AJlqAHxAmupAfICM6oB8wIzqwH0AjOsAfUCM60B9gIzrgH4AjOvAfoCPrAB-wJssQH9AjOyAf8CPrMBgANttAGBAzO1AYIDM7YBgwM-twGGA264AYcDdLkBiAMdugGJAx27AYoDHbwBiwMdvQGMAx2-AY4DHb8BkAM-wAGRA3XBAZMDHcIBlQM-wwGWA3bEAZcDHcUBmAMdxgGZAz7HAZwDd8gBnQN9yQGfA37KAaADfssBowN-zAGkA37NAaUDfs4BpwN-zwGpAz7QAaoDf9EBrAN-0gGuAz7TAa8DgAHUAbADftUBsQN-1gGyAz7XAbUDgQHYAbYDhwHZAbcDMNoBuAMw2wG5AzDcAboDMN0BuwMw3gG9AzDfAb8DPuABwAOIAeEBxAMw4gHGAz7jAccDiQHkAcoDMOUBywMw5gHMAz7nAc8DigHoAdADkAHpAdEDMeoB0gMx6wHTAzHsAdQDMe0B1QMx7gHXAzHvAdkDPvAB2gORAfEB3QMx8gHfAz7zAeADkgH0AeIDMfUB4wMx9gHkAz73AecDkwH4AegDmQH5AeoDOfoB6wM5-wHuAzn8Ae8DOf0B8AM5_gHyAzn_AfQDPoAC9QOaAYEC9wM5ggL5Az6DAvoDmwGEAvsDOYUC_AM5hgL9Az6HAoAEnAGIAoEEogGJAoIENooCgwQ2iwKEBDaMAoUENo0ChgQ2jgKIBDaPAooEPpACiwSjAZECjQQ2kgKPBD6TApAEpAGUApEENpUCkgQ2lgKTBD6XApYEpQGYApcEqwGZApgEN5oCmQQ3mwKaBDecApsEN50CnAQ3ngKeBDefAqAEPqACoQSsAaECowQ3ogKlBD6jAqYErQGkAqcEN6UCqAQ3pgKpBD6nAqwErgGoAq0EtAGpAq4EOKoCrwQ4qwKwBDisArEEOK0CsgQ4rgK0BDivArYEPrACtwS1AbECuQQ4sgK7BD6zArwEtgG0Ar0EOLUCvgQ4tgK_BD63AsIEtwG4AsMEvQG5AsQENboCxQQ1uwLGBDW8AscENb0CyAQ1vgLKBDW_AswEPsACzQS-AcECzwQ1wgLRBD7DAtIEvwHEAtMENcUC1AQ1xgLVBD7HAtgEwAHIAtkExgHJAtsEEMoC3AQQywLfBBDMAuAEEM0C4QQQzgLjBBDPAuUEPtAC5gTHAdEC6AQQ0gLqBD7TAusEyAHUAuwEENUC7QQQ1gLuBD7XAvEEyQHYAvIEzwHZAvMED9oC9AQP2wL1BA_cAvYED90C9wQP3gL5BA_fAvsEPuAC_ATQAeEC_gQP4gKABT7jAoEF0QHkAoIFD-UCgwUP5gKEBT7nAocF0gHoAogF2AHpAokFEuoCigUS6wKLBRLsAowFEu0CjQUS7gKPBRLvApEFPvACkgXZAfEClAUS8gKWBT7zApcF2gH0ApgFEvUCmQUS9gKaBT73Ap0F2wH4Ap4F4QH5Ap8FE_oCoAUT-wKhBRP8AqIFE_0CowUT_gKlBRP_AqcFPoADqAXiAYEDqgUTggOsBT6DA60F4wGEA64FE4UDrwUThgOwBT6HA7MF5AGIA7QF6gGJA7YF6wGKA7cF6wGLA7oF6wGMA7sF6wGNA7wF6wGOA74F6wGPA8AFPpADwQXsAZEDwwXrAZIDxQU-kwPGBe0BlAPHBesBlQPIBesBlgPJBT6XA8wF7gGYA80F9AGZA88FC5oD0AULmwPSBQucA9MFC50D1AULngPWBQufA9gFPqAD2QX1AaED2wULogPdBT6jA94F9gGkA98FC6UD4AULpgPhBT6nA-QF9wGoA-UF_QGpA-YFDKoD5wUMqwPoBQysA-kFDK0D6gUMrgPsBQyvA-4FPrAD7wX-AbED8QUMsgPzBT6zA_QF_wG0A_UFDLUD9gUMtgP3BT63A_oFgAK4A_sFhgK5A_wFDboD_QUNuwP-BQ28A_8FDb0DgAYNvgOCBg2_A4QGPsADhQaHAsEDhwYNwgOJBj7DA4oGiALEA4sGDcUDjAYNxgONBj7HA5AGiQLIA5EGjwLJA5IGDsoDkwYOywOUBg7MA5UGDs0DlgYOzgOYBg7PA5oGPtADmwaQAtEDnQYO0gOfBj7TA6AGkQLUA6EGDtUDogYO1gOjBj7XA6YGkgLYA6cGmALZA6kGmQLaA6oGmQLbA60GmQLcA64GmQLdA68GmQLeA7EGmQLfA7MGPuADtAaaAuEDtgaZAuIDuAY-4wO5BpsC5AO6BpkC5QO7BpkC5gO8Bj7nA78GnALoA8AGoALpA8IGFuoDwwYW6wPFBhbsA8YGFu0DxwYW7gPJBhbvA8sGPvADzAahAvEDzgYW8gPQBj7zA9EGogL0A9IGFvUD0wYW9gPUBj73A9cGowL4A9gGqQL5A9kGFfoD2gYV-wPbBhX8A9wGFf0D3QYV_gPfBhX_A-EGPoAE4gaqAoEE5gYVggToBj6DBOkGqwKEBOwGFYUE7QYVhgTuBj6HBPEGrAKIBPIGsgKJBPMGGIoE9AYYiwT1BhiMBPYGGI0E9wYYjgT5BhiPBPsGPpAE_AazApEE_gYYkgSABz6TBIEHtAKUBIIHGJUEgwcYlgSEBz6XBIcHtQKYBIgHuwKZBIkHGZoEigcZmwSLBxmcBIwHGZ0EjQcZngSPBxmfBJEHPqAEkge8AqEElAcZogSWBz6jBJcHvQKkBJgHGaUEmQcZpgSaBz6nBJ0HvgKoBJ4HxAKpBKAHG6oEoQcbqwSjBxusBKQHG60EpQcbrgSnBxuvBKkHPrAEqgfFArEEqwcbsgSsBz6zBK8HxgK0BLAHzAK1BLIHzQK2BLMHzQK3BLYHzQK4BLcHzQK5BLgHzQK6BLoHzQK7BLwHPrwEvQfOAr0EvgfNAr4Evwc-vwTCB88CwATDB9UCwQTFB9YCwgTGB9YCwwTJB9YCxATKB9YCxQTLB9YCxgTNB9YCxwTPBz7IBNAH1wLJBNIH1gLKBNQHPssE1QfYAswE1gfWAs0E1wfWAs4E2Ac-zwTbB9kC0ATcB90C0QTdBx7SBN4HHtME3wce1ATgBx7VBOEHHtYE4wce1wTlBz7YBOYH3gLZBOgHHtoE6gc-2wTrB98C3ATsBx7dBO0HHt4E7gc-3wTxB-AC4ATyB-YC4QTzBx_iBPQHH-ME9Qcf5AT2Bx_lBPcHH-YE-Qcf5wT7Bz7oBPwH5wLpBP8HH-oEgQg-6wSCCOgC7ASECB_tBIUIH-4Ehgg-7wSJCOkC8ASKCO8C8QSLCC7yBIwILvMEjQgu9ASOCC71BI8ILvYEkQgu9wSTCD74BJQI8AL5BJYILvoEmAg--wSZCPEC_ASaCC79BJsILv4EnAg-_wSfCPICgAWgCPgCgQWhCCSCBaIIJIMFowgkhAWkCCSFBaUIJIYFpwgkhwWpCD6IBaoI-QKJBawIJIoFrgg-iwWvCPoCjAWwCCSNBbEIJI4Fsgg-jwW1CPsCkAW2CIEDkQW3CCGSBbgIIZMFuQghlAW6CCGVBbsIIZYFvQghlwW_CD6YBcAIggOZBcIIIZoFxAg-mwXFCIMDnAXGCCGdBccIIZ4FyAg-nwXLCIQDoAXMCIoDoQXNCCCiBc4IIKMFzwggpAXQCCClBdEIIKYF0wggpwXVCD6oBdYIiwOpBdgIIKoF2gg-qwXbCIwDrAXcCCCtBd0IIK4F3gg-rwXhCI0DsAXiCJMDsQXjCCKyBeQIIrMF5QgitAXmCCK1BecIIrYF6QgitwXrCD64BewIlAO5Be4IIroF8Ag-uwXxCJUDvAXyCCK9BfMIIr4F9Ag-vwX3CJYDwAX4CJwDwQX5CCfCBfoIJ8MF-wgnxAX8CCfFBf0IJ8YF_wgnxwWBCT7IBYIJnQPJBYQJJ8oFhgk-ywWHCZ4DzAWICSfNBYkJJ84Figk-zwWNCZ8D0AWOCaUD0QWPCSnSBZAJKdMFkQkp1AWSCSnVBZMJKdYFlQkp1wWXCT7YBZgJpgPZBZoJKdoFnAk-2wWdCacD3AWeCSndBZ8JKd4FoAk-3wWjCagD4AWkCa4D4QWlCSjiBaYJKOMFpwko5AWoCSjlBakJKOYFqwko5wWtCT7oBa4JrwPpBbAJKOoFsgk-6wWzCbAD7AW0CSjtBbUJKO4Ftgk-7wW5CbED8AW6CbcD8QW8CSryBb0JKvMFvwkq9AXACSr1BcEJKvYFwwkq9wXFCT74BcYJuAP5BcgJKvoFygk--wXLCbkD_AXMCSr9Bc0JKv4Fzgk-_wXRCboDgAbSCcADgQbTCSyCBtQJLIMG1QkshAbWCSyFBtcJLIYG2QkshwbbCT6IBtwJwQOJBt4JLIoG4Ak-iwbhCcIDjAbiCSyNBuMJLI4G5Ak-jwbnCcMDkAboCckDkQbqCS-SBusJL5MG7QkvlAbuCS-VBu8JL5YG8QkvlwbzCT6YBvQJygOZBvYJL5oG-Ak-mwb5CcsDnAb6CS-dBvsJL54G_Ak-nwb_CcwDoAaACtIDoQaCCiuiBoMKK6MGhQorpAaGCiulBocKK6YGiQorpwaLCj6oBowK0wOpBpAKK6oGkgo-qwaTCtQDrAaWCiutBpcKK64GmAo-rwabCtUDsAacCtsDsQadCgOyBp4KA7MGnwoDtAagCgO1BqEKA7YGowoDtwalCj64BqYK3AO5BqgKA7oGqgo-uwarCt0DvAasCgO9Bq0KA74Grgo-vwaxCt4DwAayCuQDwQazCgTCBrQKBMMGtQoExAa2CgTFBrcKBMYGuQoExwa7Cj7IBrwK5QPJBr4KBMoGwAo-ywbBCuYDzAbCCgTNBsMKBM4GxAo-zwbHCucD0AbICu0D0QbJCgXSBsoKBdMGywoF1AbMCgXVBs0KBdYGzwoF1wbRCj7YBtIK7gPZBtQKBdoG1go-2wbXCu8D3AbYCgXdBtkKBd4G2go-3wbdCvAD4AbeCvYD4QbfCgbiBuAKBuMG4QoG5AbiCgblBuMKBuYG5QoG5wbnCj7oBugK9wPpBuoKBuoG7Ao-6wbtCvgD7AbuCgbtBu8KBu4G8Ao-7wbzCvkD8Ab0Cv8D8Qb1CgjyBvYKCPMG9woI9Ab4Cgj1BvkKCPYG-woI9wb9Cj74Bv4KgAT5BoELCPoGgws--waEC4EE_AaGCwj9BocLCP4GiAs-_waLC4IEgAeMC4gEgQeOC4kEggePC4kEgweSC4kEhAeTC4kEhQeUC4kEhgeWC4kEhweYCz6IB5kLigSJB5sLiQSKB50LPosHnguLBIwHnwuJBI0HoAuJBI4HoQs-jwekC4wEkAelC5AEkQenC5EEkgeoC5EEkwerC5EElAesC5EElQetC5EElgevC5EElwexCz6YB7ILkgSZB7QLkQSaB7YLPpsHtwuTBJwHuAuRBJ0HuQuRBJ4Hugs-nwe9C5QEoAe-C5gEoQfAC5kEogfBC5kEowfEC5kEpAfFC5kEpQfGC5kEpgfIC5kEpwfKCz6oB8sLmgSpB80LmQSqB88LPqsH0AubBKwH0QuZBK0H0guZBK4H0ws-rwfWC5wEsAfXC6AEsQfZC6EEsgfaC6EEswfdC6EEtAfeC6EEtQffC6EEtgfhC6EEtwfjCz64B-QLogS5B-YLoQS6B-gLPrsH6QujBLwH6guhBL0H6wuhBL4H7As-vwfvC6QEwAfwC6gEwQfyC6kEwgfzC6kEwwf2C6kExAf3C6kExQf4C6kExgf6C6kExwf8Cz7IB_0LqgTJB_8LqQTKB4EMPssHggyrBMwHgwypBM0HhAypBM4HhQw-zweIDKwE0AeJDLIE"
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
