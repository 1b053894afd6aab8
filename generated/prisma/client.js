// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 1f6a5728dfe1be5741ed05db31ddaf3cd07a7b8d52a1bba3766c772021a347db.
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "0RqoBOgGPxAAAKQNACARAAClDQAgEgAApg0AIBMAAKcNACAUAACoDQAgFQAAqQ0AIBYAAKoNACAXAAD8DAAgGwAAqw0AIB0AAKwNACAeAADpDAAgIwAArg0AICUAAK0NACAnAACvDQAgLAAAsA0AIC4AALQNACAwAACxDQAgMgAAsw0AIDMAALYNACA3AACyDQAgOAAAtQ0AIDkAALcNACA6AAC4DQAgPQAAuQ0AID4AALkNACA_AAC5DQAgQQAAug0AIEIAALoNACBDAAC7DQAgRAAAvA0AIEYAAL0NACBHAAC-DQAgTAAAvw0AIE0AAL8NACBOAADADQAgvwcAAKINADDABwAAqgEAEMEHAACiDQAw0QcCAAAAAd4HQACDDAAh9gcBAKQMACGqCEAApQwAIYMJAQAAAAGOCQEAAAABjwlAAKUMACGQCQEApAwAIZIJAACjDZIJIpMJQAClDAAhlAlAAKUMACGVCQEApAwAIZYJQAClDAAhlwlAAKUMACGYCQEApAwAIZkJQAClDAAhmgkCAPwLACGbCSAApgwAIZwJQAClDAAhnQkgAKYMACGeCQEApAwAIZ8JAQCkDAAhoAkBAKQMACGhCQEApAwAIaIJAQCkDAAhAQAAAAEAIBIDAACvDAAgBQAAiw4AIA8AAIwOACC_BwAAig4AMMAHAAADABDBBwAAig4AMNEHAgD8CwAh2AcCANwMACHZBwAAjAwAIN4HQACDDAAh3wdAAKUMACHkBwAB7AwAIewHAgD8CwAh7gcBAPsLACHFCEAApQwAIYsJAQD7CwAhjAlAAKUMACGNCQIA3AwAIQgDAADRDwAgBQAA4BcAIA8AAOIXACDYBwAAjQ4AIN8HAACNDgAgxQgAAI0OACCMCQAAjQ4AII0JAACNDgAgEgMAAK8MACAFAACLDgAgDwAAjA4AIL8HAACKDgAwwAcAAAMAEMEHAACKDgAw0QcCAAAAAdgHAgDcDAAh2QcAAIwMACDeB0AAgwwAId8HQAClDAAh5AcAAQAAAewHAgD8CwAh7gcBAPsLACHFCEAApQwAIYsJAQD7CwAhjAlAAKUMACGNCQIA3AwAIQMAAAADACABAAAEADACAAAFACAPBAAArwwAIAwAAP4NACANAACmDQAgDgAApA0AIL8HAAD8DQAwwAcAAAcAEMEHAAD8DQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACHvBwEA-wsAIfAHAAH9DQAh8QcAAJ4MACDyBwAAngwAIAEAAAAHACAMAwAArwwAIAUAAIAOACALAACJDgAgDAAA_g0AIL8HAACIDgAwwAcAAAkAEMEHAACIDgAw0QcCAPwLACHYBwIA_AsAIdkHAACMDAAg3gdAAIMMACHsBwIA_AsAIQQDAADRDwAgBQAA4BcAIAsAAOQXACAMAADfFwAgDQMAAK8MACAFAACADgAgCwAAiQ4AIAwAAP4NACC_BwAAiA4AMMAHAAAJABDBBwAAiA4AMNEHAgAAAAHYBwIA_AsAIdkHAACMDAAg3gdAAIMMACHsBwIA_AsAIbAJAACHDgAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAACFDgAgCAAAhg4AIAkAAKQNACC_BwAAhA4AMMAHAAANABDBBwAAhA4AMNEHAgD8CwAh2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwAB_Q0AIegHAQCkDAAh6QcBAKQMACHqB0AApQwAIesHQAClDAAhCAYAAOEXACAIAADjFwAgCQAAsxcAIOcHAACNDgAg6AcAAI0OACDpBwAAjQ4AIOoHAACNDgAg6wcAAI0OACAQBgAAhQ4AIAgAAIYOACAJAACkDQAgvwcAAIQOADDABwAADQAQwQcAAIQOADDRBwIAAAAB2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwABAAAB6AcBAKQMACHpBwEApAwAIeoHQAClDAAh6wdAAKUMACEDAAAADQAgAQAADgAwAgAADwAgCAcAAIMOACC_BwAAgg4AMMAHAAARABDBBwAAgg4AMN4HQACDDAAh5AcAAewMACHlBwIA_AsAIeYHQAClDAAhAgcAAOIXACDmBwAAjQ4AIAgHAACDDgAgvwcAAIIOADDABwAAEQAQwQcAAIIOADDeB0AAgwwAIeQHAAEAAAHlBwIA_AsAIeYHQAClDAAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAACADgAgBgAAgQ4AIL8HAAD_DQAwwAcAABgAEMEHAAD_DQAw1gcAAewMACHXBwAB7AwAIdgHAgD8CwAh2QcAAIwMACDaBwIA_AsAIdsHQAClDAAh3AcCANwMACHdB0AApQwAId4HQACDDAAh3wdAAIMMACEFBQAA4BcAIAYAAOEXACDbBwAAjQ4AINwHAACNDgAg3QcAAI0OACAPBQAAgA4AIAYAAIEOACC_BwAA_w0AMMAHAAAYABDBBwAA_w0AMNYHAAEAAAHXBwABAAAB2AcCAPwLACHZBwAAjAwAINoHAgD8CwAh2wdAAKUMACHcBwIA3AwAId0HQAClDAAh3gdAAIMMACHfB0AAgwwAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAA0Q8AIAwAAN8XACANAAC1FwAgDgAAsxcAIPAHAACNDgAgDwQAAK8MACAMAAD-DQAgDQAApg0AIA4AAKQNACC_BwAA_A0AMMAHAAAHABDBBwAA_A0AMNEHAgAAAAHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACHvBwEAAAAB8AcAAf0NACHxBwAAngwAIPIHAACeDAAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAArwwAIL8HAADxDAAwwAcAACkAEMEHAADxDAAw3gdAAIMMACHsBwIA_AsAIcoIAQD7CwAhywgEAK4MACHMCAIA_AsAIc0IQAClDAAhAQAAACkAIAcDAACvDAAgvwcAAPsNADDABwAAKwAQwQcAAPsNADDkBwAB7AwAIeYHQAClDAAh7AcCAPwLACECAwAA0Q8AIOYHAACNDgAgCAMAAK8MACC_BwAA-w0AMMAHAAArABDBBwAA-w0AMOQHAAHsDAAh5gdAAKUMACHsBwIA_AsAIa8JAAD6DQAgAwAAACsAIAEAACwAMAIAAC0AIA0DAACvDAAgvwcAAPkNADDABwAALwAQwQcAAPkNADDRBwIA_AsAId4HQACDDAAh7AcCAPwLACHuBwEA-wsAIcUIQAClDAAhxggAAewMACHHCAAB7AwAIcgIBACuDAAhyQgAAJ4MACACAwAA0Q8AIMUIAACNDgAgDQMAAK8MACC_BwAA-Q0AMMAHAAAvABDBBwAA-Q0AMNEHAgAAAAHeB0AAgwwAIewHAgD8CwAh7gcBAPsLACHFCEAApQwAIcYIAAEAAAHHCAAB7AwAIcgIBACuDAAhyQgAAJ4MACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAK8MACC_BwAA-A0AMMAHAAAzABDBBwAA-A0AMNEHAgD8CwAh3gdAAIMMACHsBwIA_AsAIcMIAQD7CwAhxAgBAPsLACHFCEAApQwAIQIDAADRDwAgxQgAAI0OACALAwAArwwAIL8HAAD4DQAwwAcAADMAEMEHAAD4DQAw0QcCAAAAAd4HQACDDAAh7AcCAPwLACHDCAEA-wsAIcQIAQD7CwAhxQhAAKUMACGuCQAA9w0AIAMAAAAzACABAAA0ADACAAA1ACAUGAAA9g0AIBkAAK8MACAbAACrDQAgHAAArA0AIL8HAAD1DQAwwAcAADcAEMEHAAD1DQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgAgBAPsLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACHZCAIA_AsAIdoIIACmDAAh2wggAKYMACHcCAIA_AsAId0IQACDDAAh3ggCAPwLACEGGAAA3hcAIBkAANEPACAbAAC6FwAgHAAAuxcAIIEIAACNDgAggggAAI0OACAUGAAA9g0AIBkAAK8MACAbAACrDQAgHAAArA0AIL8HAAD1DQAwwAcAADcAEMEHAAD1DQAw0QcCAAAAAd4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIdkIAgD8CwAh2gggAKYMACHbCCAApgwAIdwIAgD8CwAh3QhAAIMMACHeCAIA_AsAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAwZAACvDAAgGgAA8w0AIL8HAAD0DQAwwAcAAD0AEMEHAAD0DQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgAgBAPsLACGBCEAApQwAIYIIAgDcDAAh1ggCAPwLACEEGQAA0Q8AIBoAAN0XACCBCAAAjQ4AIIIIAACNDgAgDBkAAK8MACAaAADzDQAgvwcAAPQNADDABwAAPQAQwQcAAPQNADDRBwIAAAAB3gdAAIMMACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIdYIAgD8CwAhAwAAAD0AIAEAAD4AMAIAAD8AIAkDAACvDAAgGgAA8w0AIL8HAADyDQAwwAcAAEEAEMEHAADyDQAw7AcCAPwLACHWCAIA_AsAIdcIAgD8CwAh2AhAAIMMACECAwAA0Q8AIBoAAN0XACAKAwAArwwAIBoAAPMNACC_BwAA8g0AMMAHAABBABDBBwAA8g0AMOwHAgD8CwAh1ggCAPwLACHXCAIA_AsAIdgIQACDDAAhrQkAAPENACADAAAAQQAgAQAAQgAwAgAAQwAgAQAAAD0AIAEAAABBACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEEAIAEAAEIAMAIAAEMAIBMZAACvDAAgHwAA7g0AICQAAO8NACAlAACtDQAgJgAA8A0AIL8HAADsDQAwwAcAAEkAEMEHAADsDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhiQgAAO0NvggioAgBAPsLACG8CAIA3AwAIb4IAgDcDAAhvwgCAPwLACEJGQAA0Q8AIB8AANsXACAkAADaFwAgJQAAvBcAICYAANwXACCBCAAAjQ4AIIIIAACNDgAgvAgAAI0OACC-CAAAjQ4AIBQZAACvDAAgHwAA7g0AICQAAO8NACAlAACtDQAgJgAA8A0AIL8HAADsDQAwwAcAAEkAEMEHAADsDQAw0QcCAAAAAd4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGJCAAA7Q2-CCKgCAEA-wsAIbwIAgDcDAAhvggCANwMACG_CAIA_AsAIawJAADrDQAgAwAAAEkAIAEAAEoAMAIAAEsAIAceAADpDAAgvwcAAOgMADDABwAATQAQwQcAAOgMADDRBwIA_AsAIe4HAQD7CwAhpAgBAPsLACEBAAAATQAgAwAAAEkAIAEAAEoAMAIAAEsAIAEAAABJACAPGQAArwwAICAAAOAMACAhAADnDQAgIwAArg0AIL8HAADmDQAwwAcAAFEAEMEHAADmDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIaAIAQD7CwAhuQgCAPwLACG7CAIA_AsAIQEAAABRACABAAAASQAgCQMAAK8MACAiAADqDQAgvwcAAOkNADDABwAAVAAQwQcAAOkNADDeB0AAgwwAIewHAgD8CwAhgwgCAPwLACG6CAIA_AsAIQIDAADRDwAgIgAA2hcAIAoDAACvDAAgIgAA6g0AIL8HAADpDQAwwAcAAFQAEMEHAADpDQAw3gdAAIMMACHsBwIA_AsAIYMIAgD8CwAhuggCAPwLACGrCQAA6A0AIAMAAABUACABAABVADACAABWACABAAAAVAAgBhkAANEPACAgAAC5EQAgIQAAuREAICMAAL0XACCBCAAAjQ4AIIIIAACNDgAgEBkAAK8MACAgAADgDAAgIQAA5w0AICMAAK4NACC_BwAA5g0AMMAHAABRABDBBwAA5g0AMNEHAgAAAAHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIaAIAQD7CwAhuQgCAPwLACG7CAIA_AsAIaoJAADlDQAgAwAAAFEAIAEAAFkAMAIAAFoAIAUgAADgDAAgvwcAAN8MADDABwAAXAAQwQcAAN8MADC5CAIA_AsAIQEAAABcACABAAAAUQAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABUACABAABVADACAABWACALAwAArwwAIL8HAADkDQAwwAcAAGEAEMEHAADkDQAwwgcBAPsLACHeB0AAgwwAIewHAgD8CwAhiQgCAPwLACGgCAEA-wsAIYAJAQD7CwAhgQkAAewMACEBAwAA0Q8AIAwDAACvDAAgvwcAAOQNADDABwAAYQAQwQcAAOQNADDCBwEA-wsAId4HQACDDAAh7AcCAPwLACGJCAIA_AsAIaAIAQD7CwAhgAkBAPsLACGBCQAB7AwAIakJAADjDQAgAwAAAGEAIAEAAGIAMAIAAGMAIA8EAACvDAAgLwAA4g0AIL8HAADgDQAwwAcAAGUAEMEHAADgDQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACGFCAEA-wsAIYkIAADhDbIIIqQIAQD7CwAhrwgCAPwLACGwCAIA_AsAIbIIIACmDAAhAgQAANEPACAvAADZFwAgDwQAAK8MACAvAADiDQAgvwcAAOANADDABwAAZQAQwQcAAOANADDRBwIAAAAB3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAhhQgBAPsLACGJCAAA4Q2yCCKkCAEAAAABrwgCAPwLACGwCAIA_AsAIbIIIACmDAAhAwAAAGUAIAEAAGYAMAIAAGcAIB4fAQD7CwAhKAAA3w0AICoAANENACAuAAC0DQAgvwcAANwNADDABwAAaQAQwQcAANwNADDRBwIA_AsAId4HQACDDAAh7QcCANwMACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGFCAEA-wsAIYkIAADeDakIIpEIAgDcDAAhlAgQANsNACGfCBAA2w0AIaQIAQCkDAAhpQgBAKQMACGmCBAA3Q0AIacIAgD8CwAhqQgBAKQMACGqCEAApQwAIasIAgD8CwAhrAggAKYMACGtCAEA-wsAIa4IAQD7CwAhrwgCAPwLACGwCAIA_AsAIQwoAADYFwAgKgAA1BcAIC4AAMMXACDtBwAAjQ4AIIEIAACNDgAggggAAI0OACCRCAAAjQ4AIKQIAACNDgAgpQgAAI0OACCmCAAAjQ4AIKkIAACNDgAgqggAAI0OACAeHwEA-wsAISgAAN8NACAqAADRDQAgLgAAtA0AIL8HAADcDQAwwAcAAGkAEMEHAADcDQAw0QcCAAAAAd4HQACDDAAh7QcCANwMACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGFCAEA-wsAIYkIAADeDakIIpEIAgDcDAAhlAgQANsNACGfCBAA2w0AIaQIAQCkDAAhpQgBAKQMACGmCBAA3Q0AIacIAgD8CwAhqQgBAKQMACGqCEAApQwAIasIAgD8CwAhrAggAKYMACGtCAEA-wsAIa4IAQD7CwAhrwgCAPwLACGwCAIA_AsAIQMAAABpACABAABqADACAABrACABAAAAZQAgDCsAANgNACAtAADVDQAgvwcAANoNADDABwAAbgAQwQcAANoNADCECAEA-wsAIZEIAgDcDAAhkggCAPwLACGTCAIA_AsAIZQIEADbDQAhlQgCAPwLACGWCAEApAwAIQQrAADXFwAgLQAA1hcAIJEIAACNDgAglggAAI0OACANKwAA2A0AIC0AANUNACC_BwAA2g0AMMAHAABuABDBBwAA2g0AMIQIAQD7CwAhkQgCANwMACGSCAIA_AsAIZMIAgD8CwAhlAgQANsNACGVCAIA_AsAIZYIAQCkDAAhqAkAANkNACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAYrAADYDQAgvwcAANcNADDABwAAcwAQwQcAANcNADCRCAIA_AsAIZIIAgD8CwAhASsAANcXACAHKwAA2A0AIL8HAADXDQAwwAcAAHMAEMEHAADXDQAwkQgCAPwLACGSCAIA_AsAIacJAADWDQAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAABuACABAAAAcwAgEBkAAK8MACAtAADVDQAgvwcAANQNADDABwAAeQAQwQcAANQNADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAKQMACGTCAIA_AsAIZ8IAgD8CwAhoAgBAPsLACGhCAEApAwAIaIIQAClDAAhBxkAANEPACAtAADWFwAggQgAAI0OACCCCAAAjQ4AIIQIAACNDgAgoQgAAI0OACCiCAAAjQ4AIBEZAACvDAAgLQAA1Q0AIL8HAADUDQAwwAcAAHkAEMEHAADUDQAw0QcCAAAAAd4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAKQMACGTCAIA_AsAIZ8IAgD8CwAhoAgBAPsLACGhCAEApAwAIaIIQAClDAAhpgkAANMNACADAAAAeQAgAQAAegAwAgAAewAgAQAAAG4AIAEAAAB5ACABAAAAaQAgDykAAK8MACAqAADRDQAgLAAA0g0AIL8HAADODQAwwAcAAIABABDBBwAAzg0AMNEHAgD8CwAh3gdAAIMMACGJCAAA0A2bCCKYCAAAzw2YCCKZCAIA_AsAIZsIQAClDAAhnAgBAKQMACGdCAIA3AwAIZ4IAQCkDAAhBykAANEPACAqAADUFwAgLAAA1RcAIJsIAACNDgAgnAgAAI0OACCdCAAAjQ4AIJ4IAACNDgAgDykAAK8MACAqAADRDQAgLAAA0g0AIL8HAADODQAwwAcAAIABABDBBwAAzg0AMNEHAgAAAAHeB0AAgwwAIYkIAADQDZsIIpgIAADPDZgIIpkIAgD8CwAhmwhAAKUMACGcCAEApAwAIZ0IAgDcDAAhnggBAKQMACEDAAAAgAEAIAEAAIEBADACAACCAQAgGRkAAK8MACAyAACzDQAgMwAAtg0AIDQAAM0NACA1AADEDQAgvwcAAMkNADDABwAAhAEAEMEHAADJDQAw0QcCAPwLACHeB0AAgwwAIfkHAQD7CwAh-gcEAK4MACH8BwEA-wsAIf8HAgD8CwAhhAgBAPsLACGFCAEA-wsAIYcIAADKDYcIIokIAADLDYkIIooICADMDQAhiwgCANwMACGMCAIA3AwAIY0IAQCkDAAhjggCAPwLACGPCAIA_AsAIZAIAgD8CwAhCRkAANEPACAyAADCFwAgMwAAxRcAIDQAANMXACA1AADSFwAgiggAAI0OACCLCAAAjQ4AIIwIAACNDgAgjQgAAI0OACAZGQAArwwAIDIAALMNACAzAAC2DQAgNAAAzQ0AIDUAAMQNACC_BwAAyQ0AMMAHAACEAQAQwQcAAMkNADDRBwIAAAAB3gdAAIMMACH5BwEA-wsAIfoHBACuDAAh_AcBAAAAAf8HAgD8CwAhhAgBAPsLACGFCAEA-wsAIYcIAADKDYcIIokIAADLDYkIIooICADMDQAhiwgCANwMACGMCAIA3AwAIY0IAQCkDAAhjggCAPwLACGPCAIA_AsAIZAIAgD8CwAhAwAAAIQBACABAACFAQAwAgAAhgEAIAwZAACvDAAgMQAAswwAIL8HAADIDQAwwAcAAIgBABDBBwAAyA0AMNEHAgD8CwAh3gdAAIMMACH1BwIA_AsAIf8HAgD8CwAhgAgBAPsLACGBCEAApQwAIYIIAgDcDAAhBBkAANEPACAxAADIDwAggQgAAI0OACCCCAAAjQ4AIAwZAACvDAAgMQAAswwAIL8HAADIDQAwwAcAAIgBABDBBwAAyA0AMNEHAgAAAAHeB0AAgwwAIfUHAgD8CwAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACEDAAAAiAEAIAEAAIkBADACAACKAQAgCQMAAK8MACAxAACzDAAgvwcAAMcNADDABwAAjAEAEMEHAADHDQAw3gdAAIMMACHsBwIA_AsAIfUHAgD8CwAhgwgCAPwLACECAwAA0Q8AIDEAAMgPACAKAwAArwwAIDEAALMMACC_BwAAxw0AMMAHAACMAQAQwQcAAMcNADDeB0AAgwwAIewHAgD8CwAh9QcCAPwLACGDCAIA_AsAIaUJAADGDQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYxAACzDAAgNAIA_AsAIb8HAACyDAAwwAcAAJABABDBBwAAsgwAMPUHAgD8CwAhAQAAAJABACANMQAAqAwAIDYAAKcMACC_BwAAowwAMMAHAACSAQAQwQcAAKMMADDRBwIA_AsAId4HQACDDAAh3wdAAKUMACHzBwEA-wsAIfQHAgDcDAAh9QcCANwMACH2BwEApAwAIfcHIACmDAAhAQAAAJIBACAPBAAArwwAIDUAAMQNACC_BwAAww0AMMAHAACUAQAQwQcAAMMNADDRBwIA_AsAId4HQACDDAAh7QcCAPwLACHuBwEA-wsAIfkHAQD7CwAh-gcEAK4MACH7BwEA-wsAIfwHAQD7CwAh_QdAAIMMACH-BwEA-wsAIQEAAACUAQAgAQAAAJIBACABAAAAhAEAIAEAAACIAQAgAQAAAIwBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAHkAIAEAAHoAMAIAAHsAIAwZAACvDAAgvwcAAMUNADDABwAAnAEAEMEHAADFDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhoAgBAPsLACGjCEAApQwAIQQZAADRDwAggQgAAI0OACCCCAAAjQ4AIKMIAACNDgAgDBkAAK8MACC_BwAAxQ0AMMAHAACcAQAQwQcAAMUNADDRBwIAAAAB3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIaAIAQD7CwAhowhAAKUMACEDAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAIEAADRDwAgNQAA0hcAIA8EAACvDAAgNQAAxA0AIL8HAADDDQAwwAcAAJQBABDBBwAAww0AMNEHAgAAAAHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACH5BwEA-wsAIfoHBACuDAAh-wcBAPsLACH8BwEAAAAB_QdAAIMMACH-BwEA-wsAIQMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAArwwAIDkCAPwLACG_BwAArQwAMMAHAACkAQAQwQcAAK0MADDtBwIA_AsAIfgHBACuDAAhAQAAAKQBACATGQAAnw0AIDsAAK8MACA8AACfDQAgvwcAAMENADDABwAApgEAEMEHAADBDQAw0QcCAPwLACHeB0AAgwwAIf8HAgDcDAAhiQgAAMIN-ggi6ggBAPsLACHuCAEA-wsAIe8IAgD8CwAh9wgCAPwLACH4CAEApAwAIfoIAgDcDAAh-wgBAKQMACH8CEAApQwAIf0IQAClDAAhCRkAANEPACA7AADRDwAgPAAA0Q8AIP8HAACNDgAg-AgAAI0OACD6CAAAjQ4AIPsIAACNDgAg_AgAAI0OACD9CAAAjQ4AIBMZAACfDQAgOwAArwwAIDwAAJ8NACC_BwAAwQ0AMMAHAACmAQAQwQcAAMENADDRBwIAAAAB3gdAAIMMACH_BwIA3AwAIYkIAADCDfoIIuoIAQD7CwAh7ggBAPsLACHvCAIA_AsAIfcIAgD8CwAh-AgBAKQMACH6CAIA3AwAIfsIAQCkDAAh_AhAAKUMACH9CEAApQwAIQMAAACmAQAgAQAApwEAMAIAAKgBACA_EAAApA0AIBEAAKUNACASAACmDQAgEwAApw0AIBQAAKgNACAVAACpDQAgFgAAqg0AIBcAAPwMACAbAACrDQAgHQAArA0AIB4AAOkMACAjAACuDQAgJQAArQ0AICcAAK8NACAsAACwDQAgLgAAtA0AIDAAALENACAyAACzDQAgMwAAtg0AIDcAALINACA4AAC1DQAgOQAAtw0AIDoAALgNACA9AAC5DQAgPgAAuQ0AID8AALkNACBBAAC6DQAgQgAAug0AIEMAALsNACBEAAC8DQAgRgAAvQ0AIEcAAL4NACBMAAC_DQAgTQAAvw0AIE4AAMANACC_BwAAog0AMMAHAACqAQAQwQcAAKINADDRBwIA_AsAId4HQACDDAAh9gcBAKQMACGqCEAApQwAIYMJAQCkDAAhjgkBAPsLACGPCUAApQwAIZAJAQCkDAAhkgkAAKMNkgkikwlAAKUMACGUCUAApQwAIZUJAQCkDAAhlglAAKUMACGXCUAApQwAIZgJAQCkDAAhmQlAAKUMACGaCQIA_AsAIZsJIACmDAAhnAlAAKUMACGdCSAApgwAIZ4JAQCkDAAhnwkBAKQMACGgCQEApAwAIaEJAQCkDAAhogkBAKQMACEBAAAAqgEAIAEAAACqAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACAPBAAAnw0AIEAAAK8MACC_BwAAoQ0AMMAHAACvAQAQwQcAAKENADDQB0AAgwwAIdEHAgD8CwAh7QcCANwMACGECAEApAwAIaAIAQD7CwAh6ggBAKQMACHuCAEA-wsAIe8IAgD8CwAh9QgCAPwLACH2CAIA_AsAIQUEAADRDwAgQAAA0Q8AIO0HAACNDgAghAgAAI0OACDqCAAAjQ4AIBAEAACfDQAgQAAArwwAIL8HAAChDQAwwAcAAK8BABDBBwAAoQ0AMNAHQACDDAAh0QcCAAAAAe0HAgDcDAAhhAgBAKQMACGgCAEA-wsAIeoIAQCkDAAh7ggBAPsLACHvCAIA_AsAIfUIAgD8CwAh9ggCAPwLACGkCQAAoA0AIAMAAACvAQAgAQAAsAEAMAIAALEBACABAAAAqgEAIAMAAACvAQAgAQAAsAEAMAIAALEBACAOAwAAnw0AIFQAAPYMACC_BwAAng0AMMAHAAC1AQAQwQcAAJ4NADDRBwIA_AsAId4HQACDDAAh7AcCANwMACHhCAIA_AsAIeYIAQCkDAAhhwkBAPsLACGICQEA-wsAIYkJQACDDAAhiglAAKUMACEEAwAA0Q8AIOwHAACNDgAg5ggAAI0OACCKCQAAjQ4AIA4DAACfDQAgVAAA9gwAIL8HAACeDQAwwAcAALUBABDBBwAAng0AMNEHAgAAAAHeB0AAgwwAIewHAgDcDAAh4QgCAPwLACHmCAEApAwAIYcJAQD7CwAhiAkBAPsLACGJCUAAgwwAIYoJQAClDAAhAwAAALUBACABAAC2AQAwAgAAtwEAIAEAAACqAQAgCwMAAK8MACC_BwAAnQ0AMMAHAAC6AQAQwQcAAJ0NADDeB0AAgwwAId8HQACDDAAh5AcAAewMACHmB0AApQwAIewHAgD8CwAhggkBAPsLACGDCQEA-wsAIQIDAADRDwAg5gcAAI0OACALAwAArwwAIL8HAACdDQAwwAcAALoBABDBBwAAnQ0AMN4HQACDDAAh3wdAAIMMACHkBwABAAAB5gdAAKUMACHsBwIA_AsAIYIJAQD7CwAhgwkBAPsLACEDAAAAugEAIAEAALsBADACAAC8AQAgC0UAAK8MACC_BwAAnA0AMMAHAAC-AQAQwQcAAJwNADDRBwIA_AsAId4HQACDDAAh3wdAAIMMACHkBwAB7AwAIYQJAgD8CwAhhQkCAPwLACGGCQIA_AsAIQFFAADRDwAgC0UAAK8MACC_BwAAnA0AMMAHAAC-AQAQwQcAAJwNADDRBwIAAAAB3gdAAIMMACHfB0AAgwwAIeQHAAEAAAGECQIA_AsAIYUJAgD8CwAhhgkCAPwLACEDAAAAvgEAIAEAAL8BADACAADAAQAgEwMAAK8MACC_BwAAmw0AMMAHAADCAQAQwQcAAJsNADDRBwIA_AsAIdMHQAClDAAh2wdAAIMMACHfB0AApQwAIewHAgD8CwAh-AcEAK4MACH8BwEApAwAIeAIAQD7CwAh4QgCAPwLACHiCAIA_AsAIeMIAgD8CwAh5AgEAK4MACHlCAIA_AsAIeYIAQCkDAAh5whAAKUMACEGAwAA0Q8AINMHAACNDgAg3wcAAI0OACD8BwAAjQ4AIOYIAACNDgAg5wgAAI0OACATAwAArwwAIL8HAACbDQAwwAcAAMIBABDBBwAAmw0AMNEHAgAAAAHTB0AApQwAIdsHQACDDAAh3wdAAKUMACHsBwIA_AsAIfgHBACuDAAh_AcBAAAAAeAIAQD7CwAh4QgCAPwLACHiCAIA_AsAIeMIAgD8CwAh5AgEAK4MACHlCAIA_AsAIeYIAQCkDAAh5whAAKUMACEDAAAAwgEAIAEAAMMBADACAADEAQAgDwMAAK8MACAqAgD8CwAhSAAArwwAIEsAAIINACC_BwAAmg0AMMAHAADGAQAQwQcAAJoNADDRBwIA_AsAId4HQACDDAAh7AcCAPwLACHgCAEA-wsAIeoIAQCkDAAh6wgCAPwLACHsCAEA-wsAIe0IQAClDAAhBQMAANEPACBIAADRDwAgSwAAuxMAIOoIAACNDgAg7QgAAI0OACAPAwAArwwAICoCAPwLACFIAACvDAAgSwAAgg0AIL8HAACaDQAwwAcAAMYBABDBBwAAmg0AMNEHAgAAAAHeB0AAgwwAIewHAgD8CwAh4AgBAPsLACHqCAEApAwAIesIAgD8CwAh7AgBAPsLACHtCEAApQwAIQMAAADGAQAgAQAAxwEAMAIAAMgBACAKSQAAmA0AIEoAAJkNACC_BwAAlw0AMMAHAADKAQAQwQcAAJcNADDgCAEApAwAIegIAgD8CwAh6QgCAPwLACHqCAEApAwAIesIAgDcDAAhBUkAANAXACBKAADRFwAg4AgAAI0OACDqCAAAjQ4AIOsIAACNDgAgCkkAAJgNACBKAACZDQAgvwcAAJcNADDABwAAygEAEMEHAACXDQAw4AgBAKQMACHoCAIAAAAB6QgCAPwLACHqCAEApAwAIesIAgDcDAAhAwAAAMoBACABAADLAQAwAgAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACABAAAAygEAIAEAAADKAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAkDAACvDAAgvwcAAJYNADDABwAA0gEAEMEHAACWDQAw3gdAAIMMACHsBwIA_AsAIfgHAgD8CwAh-gcCAPwLACH8BwEA-wsAIQEDAADRDwAgCgMAAK8MACC_BwAAlg0AMMAHAADSAQAQwQcAAJYNADDeB0AAgwwAIewHAgD8CwAh-AcCAPwLACH6BwIA_AsAIfwHAQAAAAGjCQAAlQ0AIAMAAADSAQAgAQAA0wEAMAIAANQBACABAAAAAwAgAQAAAAcAIAEAAAAJACABAAAAKwAgAQAAAC8AIAEAAAAzACABAAAANwAgAQAAAD0AIAEAAABBACABAAAASQAgAQAAAFEAIAEAAABUACABAAAAYQAgAQAAAGUAIAEAAACAAQAgAQAAAIQBACABAAAAiAEAIAEAAAB5ACABAAAAnAEAIAEAAACMAQAgAQAAAJQBACABAAAApgEAIAEAAACmAQAgAQAAAKYBACABAAAArwEAIAEAAACvAQAgAQAAALUBACABAAAAugEAIAEAAAC-AQAgAQAAAMIBACABAAAAxgEAIAEAAADGAQAgAQAAANIBACABAAAAAQAgNRAAALMXACARAAC0FwAgEgAAtRcAIBMAALYXACAUAAC3FwAgFQAAuBcAIBYAALkXACAXAACDEwAgGwAAuhcAIB0AALsXACAeAACSEgAgIwAAvRcAICUAALwXACAnAAC-FwAgLAAAvxcAIC4AAMMXACAwAADAFwAgMgAAwhcAIDMAAMUXACA3AADBFwAgOAAAxBcAIDkAAMYXACA6AADHFwAgPQAAyBcAID4AAMgXACA_AADIFwAgQQAAyRcAIEIAAMkXACBDAADKFwAgRAAAyxcAIEYAAMwXACBHAADNFwAgTAAAzhcAIE0AAM4XACBOAADPFwAg9gcAAI0OACCqCAAAjQ4AIIMJAACNDgAgjwkAAI0OACCQCQAAjQ4AIJMJAACNDgAglAkAAI0OACCVCQAAjQ4AIJYJAACNDgAglwkAAI0OACCYCQAAjQ4AIJkJAACNDgAgnAkAAI0OACCeCQAAjQ4AIJ8JAACNDgAgoAkAAI0OACChCQAAjQ4AIKIJAACNDgAgAwAAAKoBACABAAD4AQAwAgAAAQAgAwAAAKoBACABAAD4AQAwAgAAAQAgAwAAAKoBACABAAD4AQAwAgAAAQAgPBAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAEBVAAA_AEAIBnRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQFUAAD-AQAwAVQAAP4BADA8EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACECAAAAAQAgVAAAgQIAIBnRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACECAAAAqgEAIFQAAIMCACACAAAAqgEAIFQAAIMCACADAAAAAQAgWwAA_AEAIFwAAIECACABAAAAAQAgAQAAAKoBACAXCgAA_hMAIGEAAP8TACBiAACCFAAgYwAAgRQAIGQAAIAUACD2BwAAjQ4AIKoIAACNDgAggwkAAI0OACCPCQAAjQ4AIJAJAACNDgAgkwkAAI0OACCUCQAAjQ4AIJUJAACNDgAglgkAAI0OACCXCQAAjQ4AIJgJAACNDgAgmQkAAI0OACCcCQAAjQ4AIJ4JAACNDgAgnwkAAI0OACCgCQAAjQ4AIKEJAACNDgAgogkAAI0OACAcvwcAAJENADDABwAAigIAEMEHAACRDQAw0QcCAO8LACHeB0AA_wsAIfYHAQCXDAAhqghAAI0MACGDCQEAlwwAIY4JAQDuCwAhjwlAAI0MACGQCQEAlwwAIZIJAACSDZIJIpMJQACNDAAhlAlAAI0MACGVCQEAlwwAIZYJQACNDAAhlwlAAI0MACGYCQEAlwwAIZkJQACNDAAhmgkCAO8LACGbCSAAoAwAIZwJQACNDAAhnQkgAKAMACGeCQEAlwwAIZ8JAQCXDAAhoAkBAJcMACGhCQEAlwwAIaIJAQCXDAAhAwAAAKoBACABAACJAgAwYAAAigIAIAMAAACqAQAgAQAA-AEAMAIAAAEAIAEAAADUAQAgAQAAANQBACADAAAA0gEAIAEAANMBADACAADUAQAgAwAAANIBACABAADTAQAwAgAA1AEAIAMAAADSAQAgAQAA0wEAMAIAANQBACAGAwAA_RMAIN4HQAAAAAHsBwIAAAAB-AcCAAAAAfoHAgAAAAH8BwEAAAABAVQAAJICACAF3gdAAAAAAewHAgAAAAH4BwIAAAAB-gcCAAAAAfwHAQAAAAEBVAAAlAIAMAFUAACUAgAwBgMAAPwTACDeB0AAmQ4AIewHAgCUDgAh-AcCAJQOACH6BwIAlA4AIfwHAQCTDgAhAgAAANQBACBUAACXAgAgBd4HQACZDgAh7AcCAJQOACH4BwIAlA4AIfoHAgCUDgAh_AcBAJMOACECAAAA0gEAIFQAAJkCACACAAAA0gEAIFQAAJkCACADAAAA1AEAIFsAAJICACBcAACXAgAgAQAAANQBACABAAAA0gEAIAUKAAD3EwAgYQAA-BMAIGIAAPsTACBjAAD6EwAgZAAA-RMAIAi_BwAAkA0AMMAHAACgAgAQwQcAAJANADDeB0AA_wsAIewHAgDvCwAh-AcCAO8LACH6BwIA7wsAIfwHAQDuCwAhAwAAANIBACABAACfAgAwYAAAoAIAIAMAAADSAQAgAQAA0wEAMAIAANQBACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADTDgAgBQAA1A4AIA8AAKEPACDRBwIAAAAB2AcCAAAAAdkHAADSDgAg3gdAAAAAAd8HQAAAAAHkBwABAAAB7AcCAAAAAe4HAQAAAAHFCEAAAAABiwkBAAAAAYwJQAAAAAGNCQIAAAABAVQAAKgCACAM0QcCAAAAAdgHAgAAAAHZBwAA0g4AIN4HQAAAAAHfB0AAAAAB5AcAAQAAAewHAgAAAAHuBwEAAAABxQhAAAAAAYsJAQAAAAGMCUAAAAABjQkCAAAAAQFUAACqAgAwAVQAAKoCADABAAAABwAgAQAAAA0AIA8DAADPDgAgBQAA0A4AIA8AAJ8PACDRBwIAlA4AIdgHAgCrDgAh2QcAAM0OACDeB0AAmQ4AId8HQACqDgAh5AcAAagOACHsBwIAlA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhjQkCAKsOACECAAAABQAgVAAArwIAIAzRBwIAlA4AIdgHAgCrDgAh2QcAAM0OACDeB0AAmQ4AId8HQACqDgAh5AcAAagOACHsBwIAlA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhjQkCAKsOACECAAAAAwAgVAAAsQIAIAIAAAADACBUAACxAgAgAQAAAAcAIAEAAAANACADAAAABQAgWwAAqAIAIFwAAK8CACABAAAABQAgAQAAAAMAIAoKAADyEwAgYQAA8xMAIGIAAPYTACBjAAD1EwAgZAAA9BMAINgHAACNDgAg3wcAAI0OACDFCAAAjQ4AIIwJAACNDgAgjQkAAI0OACAPvwcAAI8NADDABwAAugIAEMEHAACPDQAw0QcCAO8LACHYBwIAjgwAIdkHAACMDAAg3gdAAP8LACHfB0AAjQwAIeQHAAGLDAAh7AcCAO8LACHuBwEA7gsAIcUIQACNDAAhiwkBAO4LACGMCUAAjQwAIY0JAgCODAAhAwAAAAMAIAEAALkCADBgAAC6AgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAC3AQAgAQAAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACALAwAA8RMAIFSAAAAAAdEHAgAAAAHeB0AAAAAB7AcCAAAAAeEIAgAAAAHmCAEAAAABhwkBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQFUAADCAgAgClSAAAAAAdEHAgAAAAHeB0AAAAAB7AcCAAAAAeEIAgAAAAHmCAEAAAABhwkBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQFUAADEAgAwAVQAAMQCADABAAAAqgEAIAsDAADwEwAgVIAAAAAB0QcCAJQOACHeB0AAmQ4AIewHAgCrDgAh4QgCAJQOACHmCAEAvw4AIYcJAQCTDgAhiAkBAJMOACGJCUAAmQ4AIYoJQACqDgAhAgAAALcBACBUAADIAgAgClSAAAAAAdEHAgCUDgAh3gdAAJkOACHsBwIAqw4AIeEIAgCUDgAh5ggBAL8OACGHCQEAkw4AIYgJAQCTDgAhiQlAAJkOACGKCUAAqg4AIQIAAAC1AQAgVAAAygIAIAIAAAC1AQAgVAAAygIAIAEAAACqAQAgAwAAALcBACBbAADCAgAgXAAAyAIAIAEAAAC3AQAgAQAAALUBACAICgAA6xMAIGEAAOwTACBiAADvEwAgYwAA7hMAIGQAAO0TACDsBwAAjQ4AIOYIAACNDgAgigkAAI0OACANVAAA8wwAIL8HAACODQAwwAcAANICABDBBwAAjg0AMNEHAgDvCwAh3gdAAP8LACHsBwIAjgwAIeEIAgDvCwAh5ggBAJcMACGHCQEA7gsAIYgJAQDuCwAhiQlAAP8LACGKCUAAjQwAIQMAAAC1AQAgAQAA0QIAMGAAANICACADAAAAtQEAIAEAALYBADACAAC3AQAgAQAAAMABACABAAAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAhFAADqEwAg0QcCAAAAAd4HQAAAAAHfB0AAAAAB5AcAAQAAAYQJAgAAAAGFCQIAAAABhgkCAAAAAQFUAADaAgAgB9EHAgAAAAHeB0AAAAAB3wdAAAAAAeQHAAEAAAGECQIAAAABhQkCAAAAAYYJAgAAAAEBVAAA3AIAMAFUAADcAgAwCEUAAOkTACDRBwIAlA4AId4HQACZDgAh3wdAAJkOACHkBwABqA4AIYQJAgCUDgAhhQkCAJQOACGGCQIAlA4AIQIAAADAAQAgVAAA3wIAIAfRBwIAlA4AId4HQACZDgAh3wdAAJkOACHkBwABqA4AIYQJAgCUDgAhhQkCAJQOACGGCQIAlA4AIQIAAAC-AQAgVAAA4QIAIAIAAAC-AQAgVAAA4QIAIAMAAADAAQAgWwAA2gIAIFwAAN8CACABAAAAwAEAIAEAAAC-AQAgBQoAAOQTACBhAADlEwAgYgAA6BMAIGMAAOcTACBkAADmEwAgCr8HAACNDQAwwAcAAOgCABDBBwAAjQ0AMNEHAgDvCwAh3gdAAP8LACHfB0AA_wsAIeQHAAGLDAAhhAkCAO8LACGFCQIA7wsAIYYJAgDvCwAhAwAAAL4BACABAADnAgAwYAAA6AIAIAMAAAC-AQAgAQAAvwEAMAIAAMABACABAAAAvAEAIAEAAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgCAMAAOMTACDeB0AAAAAB3wdAAAAAAeQHAAEAAAHmB0AAAAAB7AcCAAAAAYIJAQAAAAGDCQEAAAABAVQAAPACACAH3gdAAAAAAd8HQAAAAAHkBwABAAAB5gdAAAAAAewHAgAAAAGCCQEAAAABgwkBAAAAAQFUAADyAgAwAVQAAPICADAIAwAA4hMAIN4HQACZDgAh3wdAAJkOACHkBwABqA4AIeYHQACqDgAh7AcCAJQOACGCCQEAkw4AIYMJAQCTDgAhAgAAALwBACBUAAD1AgAgB94HQACZDgAh3wdAAJkOACHkBwABqA4AIeYHQACqDgAh7AcCAJQOACGCCQEAkw4AIYMJAQCTDgAhAgAAALoBACBUAAD3AgAgAgAAALoBACBUAAD3AgAgAwAAALwBACBbAADwAgAgXAAA9QIAIAEAAAC8AQAgAQAAALoBACAGCgAA3RMAIGEAAN4TACBiAADhEwAgYwAA4BMAIGQAAN8TACDmBwAAjQ4AIAq_BwAAjA0AMMAHAAD-AgAQwQcAAIwNADDeB0AA_wsAId8HQAD_CwAh5AcAAYsMACHmB0AAjQwAIewHAgDvCwAhggkBAO4LACGDCQEA7gsAIQMAAAC6AQAgAQAA_QIAMGAAAP4CACADAAAAugEAIAEAALsBADACAAC8AQAgAQAAAGMAIAEAAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAMAAABhACABAABiADACAABjACAIAwAA3BMAIMIHAQAAAAHeB0AAAAAB7AcCAAAAAYkIAgAAAAGgCAEAAAABgAkBAAAAAYEJAAEAAAEBVAAAhgMAIAfCBwEAAAAB3gdAAAAAAewHAgAAAAGJCAIAAAABoAgBAAAAAYAJAQAAAAGBCQABAAABAVQAAIgDADABVAAAiAMAMAgDAADbEwAgwgcBAJMOACHeB0AAmQ4AIewHAgCUDgAhiQgCAJQOACGgCAEAkw4AIYAJAQCTDgAhgQkAAagOACECAAAAYwAgVAAAiwMAIAfCBwEAkw4AId4HQACZDgAh7AcCAJQOACGJCAIAlA4AIaAIAQCTDgAhgAkBAJMOACGBCQABqA4AIQIAAABhACBUAACNAwAgAgAAAGEAIFQAAI0DACADAAAAYwAgWwAAhgMAIFwAAIsDACABAAAAYwAgAQAAAGEAIAUKAADWEwAgYQAA1xMAIGIAANoTACBjAADZEwAgZAAA2BMAIAq_BwAAiw0AMMAHAACUAwAQwQcAAIsNADDCBwEA7gsAId4HQAD_CwAh7AcCAO8LACGJCAIA7wsAIaAIAQDuCwAhgAkBAO4LACGBCQABiwwAIQMAAABhACABAACTAwAwYAAAlAMAIAMAAABhACABAABiADACAABjACAMvwcAAIoNADDABwAAmgMAEMEHAACKDQAw0AdAAIMMACHRBwIAAAAB6ggBAKQMACHrCAIA3AwAIewIAQD7CwAh7ggBAPsLACHvCAIA3AwAIf4IAQCkDAAh_wgAAPYMACABAAAAlwMAIAEAAACXAwAgDL8HAACKDQAwwAcAAJoDABDBBwAAig0AMNAHQACDDAAh0QcCAPwLACHqCAEApAwAIesIAgDcDAAh7AgBAPsLACHuCAEA-wsAIe8IAgDcDAAh_ggBAKQMACH_CAAA9gwAIATqCAAAjQ4AIOsIAACNDgAg7wgAAI0OACD-CAAAjQ4AIAMAAACaAwAgAQAAmwMAMAIAAJcDACADAAAAmgMAIAEAAJsDADACAACXAwAgAwAAAJoDACABAACbAwAwAgAAlwMAIAnQB0AAAAAB0QcCAAAAAeoIAQAAAAHrCAIAAAAB7AgBAAAAAe4IAQAAAAHvCAIAAAAB_ggBAAAAAf8IgAAAAAEBVAAAnwMAIAnQB0AAAAAB0QcCAAAAAeoIAQAAAAHrCAIAAAAB7AgBAAAAAe4IAQAAAAHvCAIAAAAB_ggBAAAAAf8IgAAAAAEBVAAAoQMAMAFUAAChAwAwCdAHQACZDgAh0QcCAJQOACHqCAEAvw4AIesIAgCrDgAh7AgBAJMOACHuCAEAkw4AIe8IAgCrDgAh_ggBAL8OACH_CIAAAAABAgAAAJcDACBUAACkAwAgCdAHQACZDgAh0QcCAJQOACHqCAEAvw4AIesIAgCrDgAh7AgBAJMOACHuCAEAkw4AIe8IAgCrDgAh_ggBAL8OACH_CIAAAAABAgAAAJoDACBUAACmAwAgAgAAAJoDACBUAACmAwAgAwAAAJcDACBbAACfAwAgXAAApAMAIAEAAACXAwAgAQAAAJoDACAJCgAA0RMAIGEAANITACBiAADVEwAgYwAA1BMAIGQAANMTACDqCAAAjQ4AIOsIAACNDgAg7wgAAI0OACD-CAAAjQ4AIAy_BwAAiQ0AMMAHAACtAwAQwQcAAIkNADDQB0AA_wsAIdEHAgDvCwAh6ggBAJcMACHrCAIAjgwAIewIAQDuCwAh7ggBAO4LACHvCAIAjgwAIf4IAQCXDAAh_wgAAPMMACADAAAAmgMAIAEAAKwDADBgAACtAwAgAwAAAJoDACABAACbAwAwAgAAlwMAIAEAAACoAQAgAQAAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACAQGQAAzxMAIDsAAM4TACA8AADQEwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfoIAgAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAEBVAAAtQMAIA3RBwIAAAAB3gdAAAAAAf8HAgAAAAGJCAAAAPoIAuoIAQAAAAHuCAEAAAAB7wgCAAAAAfcIAgAAAAH4CAEAAAAB-ggCAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAQFUAAC3AwAwAVQAALcDADABAAAAqgEAIAEAAACqAQAgEBkAAMwTACA7AADLEwAgPAAAzRMAINEHAgCUDgAh3gdAAJkOACH_BwIAqw4AIYkIAADKE_oIIuoIAQCTDgAh7ggBAJMOACHvCAIAlA4AIfcIAgCUDgAh-AgBAL8OACH6CAIAqw4AIfsIAQC_DgAh_AhAAKoOACH9CEAAqg4AIQIAAACoAQAgVAAAvAMAIA3RBwIAlA4AId4HQACZDgAh_wcCAKsOACGJCAAAyhP6CCLqCAEAkw4AIe4IAQCTDgAh7wgCAJQOACH3CAIAlA4AIfgIAQC_DgAh-ggCAKsOACH7CAEAvw4AIfwIQACqDgAh_QhAAKoOACECAAAApgEAIFQAAL4DACACAAAApgEAIFQAAL4DACABAAAAqgEAIAEAAACqAQAgAwAAAKgBACBbAAC1AwAgXAAAvAMAIAEAAACoAQAgAQAAAKYBACALCgAAxRMAIGEAAMYTACBiAADJEwAgYwAAyBMAIGQAAMcTACD_BwAAjQ4AIPgIAACNDgAg-ggAAI0OACD7CAAAjQ4AIPwIAACNDgAg_QgAAI0OACAQvwcAAIUNADDABwAAxwMAEMEHAACFDQAw0QcCAO8LACHeB0AA_wsAIf8HAgCODAAhiQgAAIYN-ggi6ggBAO4LACHuCAEA7gsAIe8IAgDvCwAh9wgCAO8LACH4CAEAlwwAIfoIAgCODAAh-wgBAJcMACH8CEAAjQwAIf0IQACNDAAhAwAAAKYBACABAADGAwAwYAAAxwMAIAMAAACmAQAgAQAApwEAMAIAAKgBACABAAAAsQEAIAEAAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACADAAAArwEAIAEAALABADACAACxAQAgDAQAAMMTACBAAADEEwAg0AdAAAAAAdEHAgAAAAHtBwIAAAABhAgBAAAAAaAIAQAAAAHqCAEAAAAB7ggBAAAAAe8IAgAAAAH1CAIAAAAB9ggCAAAAAQFUAADPAwAgCtAHQAAAAAHRBwIAAAAB7QcCAAAAAYQIAQAAAAGgCAEAAAAB6ggBAAAAAe4IAQAAAAHvCAIAAAAB9QgCAAAAAfYIAgAAAAEBVAAA0QMAMAFUAADRAwAwAQAAAKoBACAMBAAAwRMAIEAAAMITACDQB0AAmQ4AIdEHAgCUDgAh7QcCAKsOACGECAEAvw4AIaAIAQCTDgAh6ggBAL8OACHuCAEAkw4AIe8IAgCUDgAh9QgCAJQOACH2CAIAlA4AIQIAAACxAQAgVAAA1QMAIArQB0AAmQ4AIdEHAgCUDgAh7QcCAKsOACGECAEAvw4AIaAIAQCTDgAh6ggBAL8OACHuCAEAkw4AIe8IAgCUDgAh9QgCAJQOACH2CAIAlA4AIQIAAACvAQAgVAAA1wMAIAIAAACvAQAgVAAA1wMAIAEAAACqAQAgAwAAALEBACBbAADPAwAgXAAA1QMAIAEAAACxAQAgAQAAAK8BACAICgAAvBMAIGEAAL0TACBiAADAEwAgYwAAvxMAIGQAAL4TACDtBwAAjQ4AIIQIAACNDgAg6ggAAI0OACANvwcAAIQNADDABwAA3wMAEMEHAACEDQAw0AdAAP8LACHRBwIA7wsAIe0HAgCODAAhhAgBAJcMACGgCAEA7gsAIeoIAQCXDAAh7ggBAO4LACHvCAIA7wsAIfUIAgDvCwAh9ggCAO8LACEDAAAArwEAIAEAAN4DADBgAADfAwAgAwAAAK8BACABAACwAQAwAgAAsQEAIBIqAACCDQAgvwcAAIENADDABwAA5QMAEMEHAACBDQAw0AdAAIMMACHRBwIAAAAB_wcCANwMACGECAEApAwAIeAIAQD7CwAh6ggBAKQMACHrCAIA3AwAIe4IAQD7CwAh7wgCAPwLACHwCAIA3AwAIfEIAQD7CwAh8ggBAKQMACHzCCAApgwAIfQIAACDDQAgAQAAAOIDACABAAAA4gMAIBEqAACCDQAgvwcAAIENADDABwAA5QMAEMEHAACBDQAw0AdAAIMMACHRBwIA_AsAIf8HAgDcDAAhhAgBAKQMACHgCAEA-wsAIeoIAQCkDAAh6wgCANwMACHuCAEA-wsAIe8IAgD8CwAh8AgCANwMACHxCAEA-wsAIfIIAQCkDAAh8wggAKYMACEHKgAAuxMAIP8HAACNDgAghAgAAI0OACDqCAAAjQ4AIOsIAACNDgAg8AgAAI0OACDyCAAAjQ4AIAMAAADlAwAgAQAA5gMAMAIAAOIDACADAAAA5QMAIAEAAOYDADACAADiAwAgAwAAAOUDACABAADmAwAwAgAA4gMAIA4qAAC6EwAg0AdAAAAAAdEHAgAAAAH_BwIAAAABhAgBAAAAAeAIAQAAAAHqCAEAAAAB6wgCAAAAAe4IAQAAAAHvCAIAAAAB8AgCAAAAAfEIAQAAAAHyCAEAAAAB8wggAAAAAQFUAADqAwAgDdAHQAAAAAHRBwIAAAAB_wcCAAAAAYQIAQAAAAHgCAEAAAAB6ggBAAAAAesIAgAAAAHuCAEAAAAB7wgCAAAAAfAIAgAAAAHxCAEAAAAB8ggBAAAAAfMIIAAAAAEBVAAA7AMAMAFUAADsAwAwDioAALATACDQB0AAmQ4AIdEHAgCUDgAh_wcCAKsOACGECAEAvw4AIeAIAQCTDgAh6ggBAL8OACHrCAIAqw4AIe4IAQCTDgAh7wgCAJQOACHwCAIAqw4AIfEIAQCTDgAh8ggBAL8OACHzCCAAwg8AIQIAAADiAwAgVAAA7wMAIA3QB0AAmQ4AIdEHAgCUDgAh_wcCAKsOACGECAEAvw4AIeAIAQCTDgAh6ggBAL8OACHrCAIAqw4AIe4IAQCTDgAh7wgCAJQOACHwCAIAqw4AIfEIAQCTDgAh8ggBAL8OACHzCCAAwg8AIQIAAADlAwAgVAAA8QMAIAIAAADlAwAgVAAA8QMAIAMAAADiAwAgWwAA6gMAIFwAAO8DACABAAAA4gMAIAEAAADlAwAgCwoAAKsTACBhAACsEwAgYgAArxMAIGMAAK4TACBkAACtEwAg_wcAAI0OACCECAAAjQ4AIOoIAACNDgAg6wgAAI0OACDwCAAAjQ4AIPIIAACNDgAgEL8HAACADQAwwAcAAPgDABDBBwAAgA0AMNAHQAD_CwAh0QcCAO8LACH_BwIAjgwAIYQIAQCXDAAh4AgBAO4LACHqCAEAlwwAIesIAgCODAAh7ggBAO4LACHvCAIA7wsAIfAIAgCODAAh8QgBAO4LACHyCAEAlwwAIfMIIACgDAAhAwAAAOUDACABAAD3AwAwYAAA-AMAIAMAAADlAwAgAQAA5gMAMAIAAOIDACABAAAAyAEAIAEAAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACADAAAAxgEAIAEAAMcBADACAADIAQAgDAMAAKgTACAqAgAAAAFIAACpEwAgSwAAqhMAINEHAgAAAAHeB0AAAAAB7AcCAAAAAeAIAQAAAAHqCAEAAAAB6wgCAAAAAewIAQAAAAHtCEAAAAABAVQAAIAEACAJKgIAAAAB0QcCAAAAAd4HQAAAAAHsBwIAAAAB4AgBAAAAAeoIAQAAAAHrCAIAAAAB7AgBAAAAAe0IQAAAAAEBVAAAggQAMAFUAACCBAAwDAMAAJkTACAqAgCUDgAhSAAAmhMAIEsAAJsTACDRBwIAlA4AId4HQACZDgAh7AcCAJQOACHgCAEAkw4AIeoIAQC_DgAh6wgCAJQOACHsCAEAkw4AIe0IQACqDgAhAgAAAMgBACBUAACFBAAgCSoCAJQOACHRBwIAlA4AId4HQACZDgAh7AcCAJQOACHgCAEAkw4AIeoIAQC_DgAh6wgCAJQOACHsCAEAkw4AIe0IQACqDgAhAgAAAMYBACBUAACHBAAgAgAAAMYBACBUAACHBAAgAwAAAMgBACBbAACABAAgXAAAhQQAIAEAAADIAQAgAQAAAMYBACAHCgAAlBMAIGEAAJUTACBiAACYEwAgYwAAlxMAIGQAAJYTACDqCAAAjQ4AIO0IAACNDgAgDCoCAO8LACG_BwAA_wwAMMAHAACOBAAQwQcAAP8MADDRBwIA7wsAId4HQAD_CwAh7AcCAO8LACHgCAEA7gsAIeoIAQCXDAAh6wgCAO8LACHsCAEA7gsAIe0IQACNDAAhAwAAAMYBACABAACNBAAwYAAAjgQAIAMAAADGAQAgAQAAxwEAMAIAAMgBACABAAAAzAEAIAEAAADMAQAgAwAAAMoBACABAADLAQAwAgAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACADAAAAygEAIAEAAMsBADACAADMAQAgB0kAAJITACBKAACTEwAg4AgBAAAAAegIAgAAAAHpCAIAAAAB6ggBAAAAAesIAgAAAAEBVAAAlgQAIAXgCAEAAAAB6AgCAAAAAekIAgAAAAHqCAEAAAAB6wgCAAAAAQFUAACYBAAwAVQAAJgEADAHSQAAkBMAIEoAAJETACDgCAEAvw4AIegIAgCUDgAh6QgCAJQOACHqCAEAvw4AIesIAgCrDgAhAgAAAMwBACBUAACbBAAgBeAIAQC_DgAh6AgCAJQOACHpCAIAlA4AIeoIAQC_DgAh6wgCAKsOACECAAAAygEAIFQAAJ0EACACAAAAygEAIFQAAJ0EACADAAAAzAEAIFsAAJYEACBcAACbBAAgAQAAAMwBACABAAAAygEAIAgKAACLEwAgYQAAjBMAIGIAAI8TACBjAACOEwAgZAAAjRMAIOAIAACNDgAg6ggAAI0OACDrCAAAjQ4AIAi_BwAA_gwAMMAHAACkBAAQwQcAAP4MADDgCAEAlwwAIegIAgDvCwAh6QgCAO8LACHqCAEAlwwAIesIAgCODAAhAwAAAMoBACABAACjBAAwYAAApAQAIAMAAADKAQAgAQAAywEAMAIAAMwBACABAAAAxAEAIAEAAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgEAMAAIoTACDRBwIAAAAB0wdAAAAAAdsHQAAAAAHfB0AAAAAB7AcCAAAAAfgHBAAAAAH8BwEAAAAB4AgBAAAAAeEIAgAAAAHiCAIAAAAB4wgCAAAAAeQIBAAAAAHlCAIAAAAB5ggBAAAAAecIQAAAAAEBVAAArAQAIA_RBwIAAAAB0wdAAAAAAdsHQAAAAAHfB0AAAAAB7AcCAAAAAfgHBAAAAAH8BwEAAAAB4AgBAAAAAeEIAgAAAAHiCAIAAAAB4wgCAAAAAeQIBAAAAAHlCAIAAAAB5ggBAAAAAecIQAAAAAEBVAAArgQAMAFUAACuBAAwEAMAAIkTACDRBwIAlA4AIdMHQACqDgAh2wdAAJkOACHfB0AAqg4AIewHAgCUDgAh-AcEAM4PACH8BwEAvw4AIeAIAQCTDgAh4QgCAJQOACHiCAIAlA4AIeMIAgCUDgAh5AgEAM4PACHlCAIAlA4AIeYIAQC_DgAh5whAAKoOACECAAAAxAEAIFQAALEEACAP0QcCAJQOACHTB0AAqg4AIdsHQACZDgAh3wdAAKoOACHsBwIAlA4AIfgHBADODwAh_AcBAL8OACHgCAEAkw4AIeEIAgCUDgAh4ggCAJQOACHjCAIAlA4AIeQIBADODwAh5QgCAJQOACHmCAEAvw4AIecIQACqDgAhAgAAAMIBACBUAACzBAAgAgAAAMIBACBUAACzBAAgAwAAAMQBACBbAACsBAAgXAAAsQQAIAEAAADEAQAgAQAAAMIBACAKCgAAhBMAIGEAAIUTACBiAACIEwAgYwAAhxMAIGQAAIYTACDTBwAAjQ4AIN8HAACNDgAg_AcAAI0OACDmCAAAjQ4AIOcIAACNDgAgEr8HAAD9DAAwwAcAALoEABDBBwAA_QwAMNEHAgDvCwAh0wdAAI0MACHbB0AA_wsAId8HQACNDAAh7AcCAO8LACH4BwQAqgwAIfwHAQCXDAAh4AgBAO4LACHhCAIA7wsAIeIIAgDvCwAh4wgCAO8LACHkCAQAqgwAIeUIAgDvCwAh5ggBAJcMACHnCEAAjQwAIQMAAADCAQAgAQAAuQQAMGAAALoEACADAAAAwgEAIAEAAMMBADACAADEAQAgChcAAPwMACC_BwAA-wwAMMAHAADABAAQwQcAAPsMADDRBwIAAAAB3gdAAIMMACGECAEA-wsAIYUIAQD7CwAhqghAAKUMACHfCAIA_AsAIQEAAAC9BAAgAQAAAL0EACAKFwAA_AwAIL8HAAD7DAAwwAcAAMAEABDBBwAA-wwAMNEHAgD8CwAh3gdAAIMMACGECAEA-wsAIYUIAQD7CwAhqghAAKUMACHfCAIA_AsAIQIXAACDEwAgqggAAI0OACADAAAAwAQAIAEAAMEEADACAAC9BAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACAHFwAAghMAINEHAgAAAAHeB0AAAAABhAgBAAAAAYUIAQAAAAGqCEAAAAAB3wgCAAAAAQFUAADFBAAgBtEHAgAAAAHeB0AAAAABhAgBAAAAAYUIAQAAAAGqCEAAAAAB3wgCAAAAAQFUAADHBAAwAVQAAMcEADAHFwAA9RIAINEHAgCUDgAh3gdAAJkOACGECAEAkw4AIYUIAQCTDgAhqghAAKoOACHfCAIAlA4AIQIAAAC9BAAgVAAAygQAIAbRBwIAlA4AId4HQACZDgAhhAgBAJMOACGFCAEAkw4AIaoIQACqDgAh3wgCAJQOACECAAAAwAQAIFQAAMwEACACAAAAwAQAIFQAAMwEACADAAAAvQQAIFsAAMUEACBcAADKBAAgAQAAAL0EACABAAAAwAQAIAYKAADwEgAgYQAA8RIAIGIAAPQSACBjAADzEgAgZAAA8hIAIKoIAACNDgAgCb8HAAD6DAAwwAcAANMEABDBBwAA-gwAMNEHAgDvCwAh3gdAAP8LACGECAEA7gsAIYUIAQDuCwAhqghAAI0MACHfCAIA7wsAIQMAAADABAAgAQAA0gQAMGAAANMEACADAAAAwAQAIAEAAMEEADACAAC9BAAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACARGAAA7BIAIBkAAO0SACAbAADuEgAgHAAA7xIAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAHZCAIAAAAB2gggAAAAAdsIIAAAAAHcCAIAAAAB3QhAAAAAAd4IAgAAAAEBVAAA2wQAIA3RBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2QgCAAAAAdoIIAAAAAHbCCAAAAAB3AgCAAAAAd0IQAAAAAHeCAIAAAABAVQAAN0EADABVAAA3QQAMBEYAADQEgAgGQAA0RIAIBsAANISACAcAADTEgAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgAgBAJMOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACHZCAIAlA4AIdoIIADCDwAh2wggAMIPACHcCAIAlA4AId0IQACZDgAh3ggCAJQOACECAAAAOQAgVAAA4AQAIA3RBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIdkIAgCUDgAh2gggAMIPACHbCCAAwg8AIdwIAgCUDgAh3QhAAJkOACHeCAIAlA4AIQIAAAA3ACBUAADiBAAgAgAAADcAIFQAAOIEACADAAAAOQAgWwAA2wQAIFwAAOAEACABAAAAOQAgAQAAADcAIAcKAADLEgAgYQAAzBIAIGIAAM8SACBjAADOEgAgZAAAzRIAIIEIAACNDgAggggAAI0OACAQvwcAAPkMADDABwAA6QQAEMEHAAD5DAAw0QcCAO8LACHeB0AA_wsAIf8HAgDvCwAhgAgBAO4LACGBCEAAjQwAIYIIAgCODAAhhAgBAO4LACHZCAIA7wsAIdoIIACgDAAh2wggAKAMACHcCAIA7wsAId0IQAD_CwAh3ggCAO8LACEDAAAANwAgAQAA6AQAMGAAAOkEACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAJGQAAyhIAIBoAAMkSACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAHWCAIAAAABAVQAAPEEACAH0QcCAAAAAd4HQAAAAAH_BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAAB1ggCAAAAAQFUAADzBAAwAVQAAPMEADAJGQAAyBIAIBoAAMcSACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACHWCAIAlA4AIQIAAAA_ACBUAAD2BAAgB9EHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIdYIAgCUDgAhAgAAAD0AIFQAAPgEACACAAAAPQAgVAAA-AQAIAMAAAA_ACBbAADxBAAgXAAA9gQAIAEAAAA_ACABAAAAPQAgBwoAAMISACBhAADDEgAgYgAAxhIAIGMAAMUSACBkAADEEgAggQgAAI0OACCCCAAAjQ4AIAq_BwAA-AwAMMAHAAD_BAAQwQcAAPgMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGACAEA7gsAIYEIQACNDAAhgggCAI4MACHWCAIA7wsAIQMAAAA9ACABAAD-BAAwYAAA_wQAIAMAAAA9ACABAAA-ADACAAA_ACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYDAADAEgAgGgAAwRIAIOwHAgAAAAHWCAIAAAAB1wgCAAAAAdgIQAAAAAEBVAAAhwUAIATsBwIAAAAB1ggCAAAAAdcIAgAAAAHYCEAAAAABAVQAAIkFADABVAAAiQUAMAYDAAC-EgAgGgAAvxIAIOwHAgCUDgAh1ggCAJQOACHXCAIAlA4AIdgIQACZDgAhAgAAAEMAIFQAAIwFACAE7AcCAJQOACHWCAIAlA4AIdcIAgCUDgAh2AhAAJkOACECAAAAQQAgVAAAjgUAIAIAAABBACBUAACOBQAgAwAAAEMAIFsAAIcFACBcAACMBQAgAQAAAEMAIAEAAABBACAFCgAAuRIAIGEAALoSACBiAAC9EgAgYwAAvBIAIGQAALsSACAHvwcAAPcMADDABwAAlQUAEMEHAAD3DAAw7AcCAO8LACHWCAIA7wsAIdcIAgDvCwAh2AhAAP8LACEDAAAAQQAgAQAAlAUAMGAAAJUFACADAAAAQQAgAQAAQgAwAgAAQwAgB78HAAD1DAAwwAcAAJsFABDBBwAA9QwAMMQHQACDDAAh7AcCANwMACHOCAEAAAABzwgAAPYMACABAAAAmAUAIAEAAACYBQAgB78HAAD1DAAwwAcAAJsFABDBBwAA9QwAMMQHQACDDAAh7AcCANwMACHOCAEA-wsAIc8IAAD2DAAgAewHAACNDgAgAwAAAJsFACABAACcBQAwAgAAmAUAIAMAAACbBQAgAQAAnAUAMAIAAJgFACADAAAAmwUAIAEAAJwFADACAACYBQAgBMQHQAAAAAHsBwIAAAABzggBAAAAAc8IgAAAAAEBVAAAoAUAIATEB0AAAAAB7AcCAAAAAc4IAQAAAAHPCIAAAAABAVQAAKIFADABVAAAogUAMATEB0AAmQ4AIewHAgCrDgAhzggBAJMOACHPCIAAAAABAgAAAJgFACBUAAClBQAgBMQHQACZDgAh7AcCAKsOACHOCAEAkw4AIc8IgAAAAAECAAAAmwUAIFQAAKcFACACAAAAmwUAIFQAAKcFACADAAAAmAUAIFsAAKAFACBcAAClBQAgAQAAAJgFACABAAAAmwUAIAYKAAC0EgAgYQAAtRIAIGIAALgSACBjAAC3EgAgZAAAthIAIOwHAACNDgAgB78HAADyDAAwwAcAAK4FABDBBwAA8gwAMMQHQAD_CwAh7AcCAI4MACHOCAEA7gsAIc8IAADzDAAgAwAAAJsFACABAACtBQAwYAAArgUAIAMAAACbBQAgAQAAnAUAMAIAAJgFACAKAwAArwwAIL8HAADxDAAwwAcAACkAEMEHAADxDAAw3gdAAIMMACHsBwIAAAAByggBAPsLACHLCAQArgwAIcwIAgD8CwAhzQhAAKUMACEBAAAAsQUAIAEAAACxBQAgAgMAANEPACDNCAAAjQ4AIAMAAAApACABAAC0BQAwAgAAsQUAIAMAAAApACABAAC0BQAwAgAAsQUAIAMAAAApACABAAC0BQAwAgAAsQUAIAcDAACzEgAg3gdAAAAAAewHAgAAAAHKCAEAAAABywgEAAAAAcwIAgAAAAHNCEAAAAABAVQAALgFACAG3gdAAAAAAewHAgAAAAHKCAEAAAABywgEAAAAAcwIAgAAAAHNCEAAAAABAVQAALoFADABVAAAugUAMAcDAACyEgAg3gdAAJkOACHsBwIAlA4AIcoIAQCTDgAhywgEAM4PACHMCAIAlA4AIc0IQACqDgAhAgAAALEFACBUAAC9BQAgBt4HQACZDgAh7AcCAJQOACHKCAEAkw4AIcsIBADODwAhzAgCAJQOACHNCEAAqg4AIQIAAAApACBUAAC_BQAgAgAAACkAIFQAAL8FACADAAAAsQUAIFsAALgFACBcAAC9BQAgAQAAALEFACABAAAAKQAgBgoAAK0SACBhAACuEgAgYgAAsRIAIGMAALASACBkAACvEgAgzQgAAI0OACAJvwcAAPAMADDABwAAxgUAEMEHAADwDAAw3gdAAP8LACHsBwIA7wsAIcoIAQDuCwAhywgEAKoMACHMCAIA7wsAIc0IQACNDAAhAwAAACkAIAEAAMUFADBgAADGBQAgAwAAACkAIAEAALQFADACAACxBQAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAArBIAIOQHAAEAAAHmB0AAAAAB7AcCAAAAAQFUAADOBQAgA-QHAAEAAAHmB0AAAAAB7AcCAAAAAQFUAADQBQAwAVQAANAFADAEAwAAqxIAIOQHAAGoDgAh5gdAAKoOACHsBwIAlA4AIQIAAAAtACBUAADTBQAgA-QHAAGoDgAh5gdAAKoOACHsBwIAlA4AIQIAAAArACBUAADVBQAgAgAAACsAIFQAANUFACADAAAALQAgWwAAzgUAIFwAANMFACABAAAALQAgAQAAACsAIAYKAACmEgAgYQAApxIAIGIAAKoSACBjAACpEgAgZAAAqBIAIOYHAACNDgAgBr8HAADvDAAwwAcAANwFABDBBwAA7wwAMOQHAAGLDAAh5gdAAI0MACHsBwIA7wsAIQMAAAArACABAADbBQAwYAAA3AUAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAAClEgAg0QcCAAAAAd4HQAAAAAHsBwIAAAAB7gcBAAAAAcUIQAAAAAHGCAABAAABxwgAAQAAAcgIBAAAAAHJCAAApBIAIAFUAADkBQAgCdEHAgAAAAHeB0AAAAAB7AcCAAAAAe4HAQAAAAHFCEAAAAABxggAAQAAAccIAAEAAAHICAQAAAAByQgAAKQSACABVAAA5gUAMAFUAADmBQAwCgMAAKMSACDRBwIAlA4AId4HQACZDgAh7AcCAJQOACHuBwEAkw4AIcUIQACqDgAhxggAAagOACHHCAABqA4AIcgIBADODwAhyQgAAKISACACAAAAMQAgVAAA6QUAIAnRBwIAlA4AId4HQACZDgAh7AcCAJQOACHuBwEAkw4AIcUIQACqDgAhxggAAagOACHHCAABqA4AIcgIBADODwAhyQgAAKISACACAAAALwAgVAAA6wUAIAIAAAAvACBUAADrBQAgAwAAADEAIFsAAOQFACBcAADpBQAgAQAAADEAIAEAAAAvACAGCgAAnRIAIGEAAJ4SACBiAAChEgAgYwAAoBIAIGQAAJ8SACDFCAAAjQ4AIAy_BwAA7gwAMMAHAADyBQAQwQcAAO4MADDRBwIA7wsAId4HQAD_CwAh7AcCAO8LACHuBwEA7gsAIcUIQACNDAAhxggAAYsMACHHCAABiwwAIcgIBACqDAAhyQgAAJ4MACADAAAALwAgAQAA8QUAMGAAAPIFACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAAnBIAINEHAgAAAAHeB0AAAAAB7AcCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQFUAAD6BQAgBtEHAgAAAAHeB0AAAAAB7AcCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQFUAAD8BQAwAVQAAPwFADAHAwAAmxIAINEHAgCUDgAh3gdAAJkOACHsBwIAlA4AIcMIAQCTDgAhxAgBAJMOACHFCEAAqg4AIQIAAAA1ACBUAAD_BQAgBtEHAgCUDgAh3gdAAJkOACHsBwIAlA4AIcMIAQCTDgAhxAgBAJMOACHFCEAAqg4AIQIAAAAzACBUAACBBgAgAgAAADMAIFQAAIEGACADAAAANQAgWwAA-gUAIFwAAP8FACABAAAANQAgAQAAADMAIAYKAACWEgAgYQAAlxIAIGIAAJoSACBjAACZEgAgZAAAmBIAIMUIAACNDgAgCb8HAADtDAAwwAcAAIgGABDBBwAA7QwAMNEHAgDvCwAh3gdAAP8LACHsBwIA7wsAIcMIAQDuCwAhxAgBAO4LACHFCEAAjQwAIQMAAAAzACABAACHBgAwYAAAiAYAIAMAAAAzACABAAA0ADACAAA1ACAGvwcAAOsMADDABwAAjgYAEMEHAADrDAAw3gdAAIMMACHuBwEAAAABgwgAAewMACEBAAAAiwYAIAEAAACLBgAgBr8HAADrDAAwwAcAAI4GABDBBwAA6wwAMN4HQACDDAAh7gcBAPsLACGDCAAB7AwAIQADAAAAjgYAIAEAAI8GADACAACLBgAgAwAAAI4GACABAACPBgAwAgAAiwYAIAMAAACOBgAgAQAAjwYAMAIAAIsGACAD3gdAAAAAAe4HAQAAAAGDCAABAAABAVQAAJMGACAD3gdAAAAAAe4HAQAAAAGDCAABAAABAVQAAJUGADABVAAAlQYAMAPeB0AAmQ4AIe4HAQCTDgAhgwgAAagOACECAAAAiwYAIFQAAJgGACAD3gdAAJkOACHuBwEAkw4AIYMIAAGoDgAhAgAAAI4GACBUAACaBgAgAgAAAI4GACBUAACaBgAgAwAAAIsGACBbAACTBgAgXAAAmAYAIAEAAACLBgAgAQAAAI4GACADCgAAkxIAIGMAAJUSACBkAACUEgAgBr8HAADqDAAwwAcAAKEGABDBBwAA6gwAMN4HQAD_CwAh7gcBAO4LACGDCAABiwwAIQMAAACOBgAgAQAAoAYAMGAAAKEGACADAAAAjgYAIAEAAI8GADACAACLBgAgBx4AAOkMACC_BwAA6AwAMMAHAABNABDBBwAA6AwAMNEHAgAAAAHuBwEA-wsAIaQIAQAAAAEBAAAApAYAIAEAAACkBgAgAR4AAJISACADAAAATQAgAQAApwYAMAIAAKQGACADAAAATQAgAQAApwYAMAIAAKQGACADAAAATQAgAQAApwYAMAIAAKQGACAEHgAAkRIAINEHAgAAAAHuBwEAAAABpAgBAAAAAQFUAACrBgAgA9EHAgAAAAHuBwEAAAABpAgBAAAAAQFUAACtBgAwAVQAAK0GADAEHgAAhBIAINEHAgCUDgAh7gcBAJMOACGkCAEAkw4AIQIAAACkBgAgVAAAsAYAIAPRBwIAlA4AIe4HAQCTDgAhpAgBAJMOACECAAAATQAgVAAAsgYAIAIAAABNACBUAACyBgAgAwAAAKQGACBbAACrBgAgXAAAsAYAIAEAAACkBgAgAQAAAE0AIAUKAAD_EQAgYQAAgBIAIGIAAIMSACBjAACCEgAgZAAAgRIAIAa_BwAA5wwAMMAHAAC5BgAQwQcAAOcMADDRBwIA7wsAIe4HAQDuCwAhpAgBAO4LACEDAAAATQAgAQAAuAYAMGAAALkGACADAAAATQAgAQAApwYAMAIAAKQGACABAAAASwAgAQAAAEsAIAMAAABJACABAABKADACAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIBAZAAD0EQAgHwAA8xEAICQAAP4RACAlAAD1EQAgJgAA9hEAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYkIAAAAvggCoAgBAAAAAbwIAgAAAAG-CAIAAAABvwgCAAAAAQFUAADBBgAgC9EHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYkIAAAAvggCoAgBAAAAAbwIAgAAAAG-CAIAAAABvwgCAAAAAQFUAADDBgAwAVQAAMMGADABAAAATQAgAQAAAFEAIBAZAADfEQAgHwAA3hEAICQAAP0RACAlAADgEQAgJgAA4REAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYkIAADdEb4IIqAIAQCTDgAhvAgCAKsOACG-CAIAqw4AIb8IAgCUDgAhAgAAAEsAIFQAAMgGACAL0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhiQgAAN0RvggioAgBAJMOACG8CAIAqw4AIb4IAgCrDgAhvwgCAJQOACECAAAASQAgVAAAygYAIAIAAABJACBUAADKBgAgAQAAAE0AIAEAAABRACADAAAASwAgWwAAwQYAIFwAAMgGACABAAAASwAgAQAAAEkAIAkKAAD4EQAgYQAA-REAIGIAAPwRACBjAAD7EQAgZAAA-hEAIIEIAACNDgAggggAAI0OACC8CAAAjQ4AIL4IAACNDgAgDr8HAADjDAAwwAcAANMGABDBBwAA4wwAMNEHAgDvCwAh3gdAAP8LACH_BwIA7wsAIYEIQACNDAAhgggCAI4MACGECAEA7gsAIYkIAADkDL4IIqAIAQDuCwAhvAgCAI4MACG-CAIAjgwAIb8IAgDvCwAhAwAAAEkAIAEAANIGADBgAADTBgAgAwAAAEkAIAEAAEoAMAIAAEsAIAEAAABaACABAAAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABRACABAABZADACAABaACADAAAAUQAgAQAAWQAwAgAAWgAgDBkAAPARACAgAAD3EQAgIQAA8REAICMAAPIRACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAaAIAQAAAAG5CAIAAAABuwgCAAAAAQFUAADbBgAgCNEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABoAgBAAAAAbkIAgAAAAG7CAIAAAABAVQAAN0GADABVAAA3QYAMAwZAADJEQAgIAAAyBEAICEAAMoRACAjAADLEQAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIaAIAQCTDgAhuQgCAJQOACG7CAIAlA4AIQIAAABaACBUAADgBgAgCNEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGgCAEAkw4AIbkIAgCUDgAhuwgCAJQOACECAAAAUQAgVAAA4gYAIAIAAABRACBUAADiBgAgAwAAAFoAIFsAANsGACBcAADgBgAgAQAAAFoAIAEAAABRACAHCgAAwxEAIGEAAMQRACBiAADHEQAgYwAAxhEAIGQAAMURACCBCAAAjQ4AIIIIAACNDgAgC78HAADiDAAwwAcAAOkGABDBBwAA4gwAMNEHAgDvCwAh3gdAAP8LACH_BwIA7wsAIYEIQACNDAAhgggCAI4MACGgCAEA7gsAIbkIAgDvCwAhuwgCAO8LACEDAAAAUQAgAQAA6AYAMGAAAOkGACADAAAAUQAgAQAAWQAwAgAAWgAgAQAAAFYAIAEAAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACAGAwAAwhEAICIAAMERACDeB0AAAAAB7AcCAAAAAYMIAgAAAAG6CAIAAAABAVQAAPEGACAE3gdAAAAAAewHAgAAAAGDCAIAAAABuggCAAAAAQFUAADzBgAwAVQAAPMGADAGAwAAwBEAICIAAL8RACDeB0AAmQ4AIewHAgCUDgAhgwgCAJQOACG6CAIAlA4AIQIAAABWACBUAAD2BgAgBN4HQACZDgAh7AcCAJQOACGDCAIAlA4AIboIAgCUDgAhAgAAAFQAIFQAAPgGACACAAAAVAAgVAAA-AYAIAMAAABWACBbAADxBgAgXAAA9gYAIAEAAABWACABAAAAVAAgBQoAALoRACBhAAC7EQAgYgAAvhEAIGMAAL0RACBkAAC8EQAgB78HAADhDAAwwAcAAP8GABDBBwAA4QwAMN4HQAD_CwAh7AcCAO8LACGDCAIA7wsAIboIAgDvCwAhAwAAAFQAIAEAAP4GADBgAAD_BgAgAwAAAFQAIAEAAFUAMAIAAFYAIAUgAADgDAAgvwcAAN8MADDABwAAXAAQwQcAAN8MADC5CAIAAAABAQAAAIIHACABAAAAggcAIAEgAAC5EQAgAwAAAFwAIAEAAIUHADACAACCBwAgAwAAAFwAIAEAAIUHADACAACCBwAgAwAAAFwAIAEAAIUHADACAACCBwAgAiAAALgRACC5CAIAlA4AIQIAAACCBwAgVAAAiQcAIAG5CAIAlA4AIQIAAABcACBUAACLBwAgAgAAAFwAIFQAAIsHACABAAAAggcAIAEAAABcACAFCgAAsxEAIGEAALQRACBiAAC3EQAgYwAAthEAIGQAALURACAEvwcAAN4MADDABwAAkQcAEMEHAADeDAAwuQgCAO8LACEDAAAAXAAgAQAAkAcAMGAAAJEHACADAAAAXAAgAQAAhQcAMAIAAIIHACAOvwcAANsMADDABwAAlwcAEMEHAADbDAAw0QcEAAAAAd4HQACDDAAh_wcCANwMACGECAEApAwAIZgIAQCkDAAhowhAAKUMACG0CAEA-wsAIbUIAgD8CwAhtggBAPsLACG3CAIA_AsAIbgIAADdDAAgAQAAAJQHACABAAAAlAcAIA2_BwAA2wwAMMAHAACXBwAQwQcAANsMADDRBwQArgwAId4HQACDDAAh_wcCANwMACGECAEApAwAIZgIAQCkDAAhowhAAKUMACG0CAEA-wsAIbUIAgD8CwAhtggBAPsLACG3CAIA_AsAIQT_BwAAjQ4AIIQIAACNDgAgmAgAAI0OACCjCAAAjQ4AIAMAAACXBwAgAQAAmAcAMAIAAJQHACADAAAAlwcAIAEAAJgHADACAACUBwAgAwAAAJcHACABAACYBwAwAgAAlAcAIArRBwQAzg8AId4HQACZDgAh_wcCAKsOACGECAEAvw4AIZgIAQC_DgAhowhAAKoOACG0CAEAkw4AIbUIAgCUDgAhtggBAJMOACG3CAIAlA4AIQIAAACUBwAgVAAAnAcAIArRBwQAzg8AId4HQACZDgAh_wcCAKsOACGECAEAvw4AIZgIAQC_DgAhowhAAKoOACG0CAEAkw4AIbUIAgCUDgAhtggBAJMOACG3CAIAlA4AIQIAAACXBwAgVAAAngcAIAIAAACXBwAgVAAAngcAIAEAAACUBwAgAQAAAJcHACAJCgAArhEAIGEAAK8RACBiAACyEQAgYwAAsREAIGQAALARACD_BwAAjQ4AIIQIAACNDgAgmAgAAI0OACCjCAAAjQ4AIA2_BwAA2gwAMMAHAACkBwAQwQcAANoMADDRBwQAqgwAId4HQAD_CwAh_wcCAI4MACGECAEAlwwAIZgIAQCXDAAhowhAAI0MACG0CAEA7gsAIbUIAgDvCwAhtggBAO4LACG3CAIA7wsAIQMAAACXBwAgAQAAowcAMGAAAKQHACADAAAAlwcAIAEAAJgHADACAACUBwAgBL8HAADZDAAwwAcAAKoHABDBBwAA2QwAMLMIAQAAAAEBAAAApwcAIAEAAACnBwAgBL8HAADZDAAwwAcAAKoHABDBBwAA2QwAMLMIAQD7CwAhAAMAAACqBwAgAQAAqwcAMAIAAKcHACADAAAAqgcAIAEAAKsHADACAACnBwAgAwAAAKoHACABAACrBwAwAgAApwcAIAGzCAEAAAABAVQAAK8HACABswgBAAAAAQFUAACxBwAwAVQAALEHADABswgBAJMOACECAAAApwcAIFQAALQHACABswgBAJMOACECAAAAqgcAIFQAALYHACACAAAAqgcAIFQAALYHACADAAAApwcAIFsAAK8HACBcAAC0BwAgAQAAAKcHACABAAAAqgcAIAMKAACrEQAgYwAArREAIGQAAKwRACAEvwcAANgMADDABwAAvQcAEMEHAADYDAAwswgBAO4LACEDAAAAqgcAIAEAALwHADBgAAC9BwAgAwAAAKoHACABAACrBwAwAgAApwcAIAEAAABnACABAAAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAMAAABlACABAABmADACAABnACADAAAAZQAgAQAAZgAwAgAAZwAgDAQAAKkRACAvAACqEQAg0QcCAAAAAd4HQAAAAAHtBwIAAAAB7gcBAAAAAYUIAQAAAAGJCAAAALIIAqQIAQAAAAGvCAIAAAABsAgCAAAAAbIIIAAAAAEBVAAAxQcAIArRBwIAAAAB3gdAAAAAAe0HAgAAAAHuBwEAAAABhQgBAAAAAYkIAAAAsggCpAgBAAAAAa8IAgAAAAGwCAIAAAABsgggAAAAAQFUAADHBwAwAVQAAMcHADAMBAAAmxEAIC8AAJwRACDRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIYUIAQCTDgAhiQgAAJoRsggipAgBAJMOACGvCAIAlA4AIbAIAgCUDgAhsgggAMIPACECAAAAZwAgVAAAygcAIArRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIYUIAQCTDgAhiQgAAJoRsggipAgBAJMOACGvCAIAlA4AIbAIAgCUDgAhsgggAMIPACECAAAAZQAgVAAAzAcAIAIAAABlACBUAADMBwAgAwAAAGcAIFsAAMUHACBcAADKBwAgAQAAAGcAIAEAAABlACAFCgAAlREAIGEAAJYRACBiAACZEQAgYwAAmBEAIGQAAJcRACANvwcAANQMADDABwAA0wcAEMEHAADUDAAw0QcCAO8LACHeB0AA_wsAIe0HAgDvCwAh7gcBAO4LACGFCAEA7gsAIYkIAADVDLIIIqQIAQDuCwAhrwgCAO8LACGwCAIA7wsAIbIIIACgDAAhAwAAAGUAIAEAANIHADBgAADTBwAgAwAAAGUAIAEAAGYAMAIAAGcAIAEAAABrACABAAAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgGx8BAAAAASgAAJIRACAqAACTEQAgLgAAlBEAINEHAgAAAAHeB0AAAAAB7QcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYUIAQAAAAGJCAAAAKkIApEIAgAAAAGUCBAAAAABnwgQAAAAAaQIAQAAAAGlCAEAAAABpggQAAAAAacIAgAAAAGpCAEAAAABqghAAAAAAasIAgAAAAGsCCAAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAQFUAADbBwAgGB8BAAAAAdEHAgAAAAHeB0AAAAAB7QcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYUIAQAAAAGJCAAAAKkIApEIAgAAAAGUCBAAAAABnwgQAAAAAaQIAQAAAAGlCAEAAAABpggQAAAAAacIAgAAAAGpCAEAAAABqghAAAAAAasIAgAAAAGsCCAAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAQFUAADdBwAwAVQAAN0HADABAAAAZQAgGx8BAJMOACEoAAD6EAAgKgAA-xAAIC4AAPwQACDRBwIAlA4AId4HQACZDgAh7QcCAKsOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGFCAEAkw4AIYkIAAD5EKkIIpEIAgCrDgAhlAgQALkQACGfCBAAuRAAIaQIAQC_DgAhpQgBAL8OACGmCBAA-BAAIacIAgCUDgAhqQgBAL8OACGqCEAAqg4AIasIAgCUDgAhrAggAMIPACGtCAEAkw4AIa4IAQCTDgAhrwgCAJQOACGwCAIAlA4AIQIAAABrACBUAADhBwAgGB8BAJMOACHRBwIAlA4AId4HQACZDgAh7QcCAKsOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGFCAEAkw4AIYkIAAD5EKkIIpEIAgCrDgAhlAgQALkQACGfCBAAuRAAIaQIAQC_DgAhpQgBAL8OACGmCBAA-BAAIacIAgCUDgAhqQgBAL8OACGqCEAAqg4AIasIAgCUDgAhrAggAMIPACGtCAEAkw4AIa4IAQCTDgAhrwgCAJQOACGwCAIAlA4AIQIAAABpACBUAADjBwAgAgAAAGkAIFQAAOMHACABAAAAZQAgAwAAAGsAIFsAANsHACBcAADhBwAgAQAAAGsAIAEAAABpACAOCgAA8xAAIGEAAPQQACBiAAD3EAAgYwAA9hAAIGQAAPUQACDtBwAAjQ4AIIEIAACNDgAggggAAI0OACCRCAAAjQ4AIKQIAACNDgAgpQgAAI0OACCmCAAAjQ4AIKkIAACNDgAgqggAAI0OACAbHwEA7gsAIb8HAADNDAAwwAcAAOsHABDBBwAAzQwAMNEHAgDvCwAh3gdAAP8LACHtBwIAjgwAIYEIQACNDAAhgggCAI4MACGECAEA7gsAIYUIAQDuCwAhiQgAAM8MqQgikQgCAI4MACGUCBAAwQwAIZ8IEADBDAAhpAgBAJcMACGlCAEAlwwAIaYIEADODAAhpwgCAO8LACGpCAEAlwwAIaoIQACNDAAhqwgCAO8LACGsCCAAoAwAIa0IAQDuCwAhrggBAO4LACGvCAIA7wsAIbAIAgDvCwAhAwAAAGkAIAEAAOoHADBgAADrBwAgAwAAAGkAIAEAAGoAMAIAAGsAIAEAAACeAQAgAQAAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACAJGQAA8hAAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAaAIAQAAAAGjCEAAAAABAVQAAPMHACAI0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABoAgBAAAAAaMIQAAAAAEBVAAA9QcAMAFUAAD1BwAwCRkAAPEQACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGgCAEAkw4AIaMIQACqDgAhAgAAAJ4BACBUAAD4BwAgCNEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIaAIAQCTDgAhowhAAKoOACECAAAAnAEAIFQAAPoHACACAAAAnAEAIFQAAPoHACADAAAAngEAIFsAAPMHACBcAAD4BwAgAQAAAJ4BACABAAAAnAEAIAgKAADsEAAgYQAA7RAAIGIAAPAQACBjAADvEAAgZAAA7hAAIIEIAACNDgAggggAAI0OACCjCAAAjQ4AIAu_BwAAzAwAMMAHAACBCAAQwQcAAMwMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGBCEAAjQwAIYIIAgCODAAhhAgBAO4LACGgCAEA7gsAIaMIQACNDAAhAwAAAJwBACABAACACAAwYAAAgQgAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIA0ZAADrEAAgLQAA6hAAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZMIAgAAAAGfCAIAAAABoAgBAAAAAaEIAQAAAAGiCEAAAAABAVQAAIkIACAL0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABkwgCAAAAAZ8IAgAAAAGgCAEAAAABoQgBAAAAAaIIQAAAAAEBVAAAiwgAMAFUAACLCAAwDRkAAOkQACAtAADoEAAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIYQIAQC_DgAhkwgCAJQOACGfCAIAlA4AIaAIAQCTDgAhoQgBAL8OACGiCEAAqg4AIQIAAAB7ACBUAACOCAAgC9EHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAvw4AIZMIAgCUDgAhnwgCAJQOACGgCAEAkw4AIaEIAQC_DgAhoghAAKoOACECAAAAeQAgVAAAkAgAIAIAAAB5ACBUAACQCAAgAwAAAHsAIFsAAIkIACBcAACOCAAgAQAAAHsAIAEAAAB5ACAKCgAA4xAAIGEAAOQQACBiAADnEAAgYwAA5hAAIGQAAOUQACCBCAAAjQ4AIIIIAACNDgAghAgAAI0OACChCAAAjQ4AIKIIAACNDgAgDr8HAADLDAAwwAcAAJcIABDBBwAAywwAMNEHAgDvCwAh3gdAAP8LACH_BwIA7wsAIYEIQACNDAAhgggCAI4MACGECAEAlwwAIZMIAgDvCwAhnwgCAO8LACGgCAEA7gsAIaEIAQCXDAAhoghAAI0MACEDAAAAeQAgAQAAlggAMGAAAJcIACADAAAAeQAgAQAAegAwAgAAewAgAQAAAIIBACABAAAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIAwpAADgEAAgKgAA4RAAICwAAOIQACDRBwIAAAAB3gdAAAAAAYkIAAAAmwgCmAgAAACYCAKZCAIAAAABmwhAAAAAAZwIAQAAAAGdCAIAAAABnggBAAAAAQFUAACfCAAgCdEHAgAAAAHeB0AAAAABiQgAAACbCAKYCAAAAJgIApkIAgAAAAGbCEAAAAABnAgBAAAAAZ0IAgAAAAGeCAEAAAABAVQAAKEIADABVAAAoQgAMAwpAADFEAAgKgAAxhAAICwAAMcQACDRBwIAlA4AId4HQACZDgAhiQgAAMQQmwgimAgAAMMQmAgimQgCAJQOACGbCEAAqg4AIZwIAQC_DgAhnQgCAKsOACGeCAEAvw4AIQIAAACCAQAgVAAApAgAIAnRBwIAlA4AId4HQACZDgAhiQgAAMQQmwgimAgAAMMQmAgimQgCAJQOACGbCEAAqg4AIZwIAQC_DgAhnQgCAKsOACGeCAEAvw4AIQIAAACAAQAgVAAApggAIAIAAACAAQAgVAAApggAIAMAAACCAQAgWwAAnwgAIFwAAKQIACABAAAAggEAIAEAAACAAQAgCQoAAL4QACBhAAC_EAAgYgAAwhAAIGMAAMEQACBkAADAEAAgmwgAAI0OACCcCAAAjQ4AIJ0IAACNDgAgnggAAI0OACAMvwcAAMQMADDABwAArQgAEMEHAADEDAAw0QcCAO8LACHeB0AA_wsAIYkIAADGDJsIIpgIAADFDJgIIpkIAgDvCwAhmwhAAI0MACGcCAEAlwwAIZ0IAgCODAAhnggBAJcMACEDAAAAgAEAIAEAAKwIADBgAACtCAAgAwAAAIABACABAACBAQAwAgAAggEAIAEAAABwACABAAAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgCSsAALwQACAtAAC9EAAghAgBAAAAAZEIAgAAAAGSCAIAAAABkwgCAAAAAZQIEAAAAAGVCAIAAAABlggBAAAAAQFUAAC1CAAgB4QIAQAAAAGRCAIAAAABkggCAAAAAZMIAgAAAAGUCBAAAAABlQgCAAAAAZYIAQAAAAEBVAAAtwgAMAFUAAC3CAAwCSsAALoQACAtAAC7EAAghAgBAJMOACGRCAIAqw4AIZIIAgCUDgAhkwgCAJQOACGUCBAAuRAAIZUIAgCUDgAhlggBAL8OACECAAAAcAAgVAAAuggAIAeECAEAkw4AIZEIAgCrDgAhkggCAJQOACGTCAIAlA4AIZQIEAC5EAAhlQgCAJQOACGWCAEAvw4AIQIAAABuACBUAAC8CAAgAgAAAG4AIFQAALwIACADAAAAcAAgWwAAtQgAIFwAALoIACABAAAAcAAgAQAAAG4AIAcKAAC0EAAgYQAAtRAAIGIAALgQACBjAAC3EAAgZAAAthAAIJEIAACNDgAglggAAI0OACAKvwcAAMAMADDABwAAwwgAEMEHAADADAAwhAgBAO4LACGRCAIAjgwAIZIIAgDvCwAhkwgCAO8LACGUCBAAwQwAIZUIAgDvCwAhlggBAJcMACEDAAAAbgAgAQAAwggAMGAAAMMIACADAAAAbgAgAQAAbwAwAgAAcAAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADKwAAsxAAIJEIAgAAAAGSCAIAAAABAVQAAMsIACACkQgCAAAAAZIIAgAAAAEBVAAAzQgAMAFUAADNCAAwAysAALIQACCRCAIAlA4AIZIIAgCUDgAhAgAAAHUAIFQAANAIACACkQgCAJQOACGSCAIAlA4AIQIAAABzACBUAADSCAAgAgAAAHMAIFQAANIIACADAAAAdQAgWwAAywgAIFwAANAIACABAAAAdQAgAQAAAHMAIAUKAACtEAAgYQAArhAAIGIAALEQACBjAACwEAAgZAAArxAAIAW_BwAAvwwAMMAHAADZCAAQwQcAAL8MADCRCAIA7wsAIZIIAgDvCwAhAwAAAHMAIAEAANgIADBgAADZCAAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAACGAQAgAQAAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACAWGQAAqBAAIDIAAKkQACAzAACqEAAgNAAAqxAAIDUAAKwQACDRBwIAAAAB3gdAAAAAAfkHAQAAAAH6BwQAAAAB_AcBAAAAAf8HAgAAAAGECAEAAAABhQgBAAAAAYcIAAAAhwgCiQgAAACJCAKKCAgAAAABiwgCAAAAAYwIAgAAAAGNCAEAAAABjggCAAAAAY8IAgAAAAGQCAIAAAABAVQAAOEIACAR0QcCAAAAAd4HQAAAAAH5BwEAAAAB-gcEAAAAAfwHAQAAAAH_BwIAAAABhAgBAAAAAYUIAQAAAAGHCAAAAIcIAokIAAAAiQgCiggIAAAAAYsIAgAAAAGMCAIAAAABjQgBAAAAAY4IAgAAAAGPCAIAAAABkAgCAAAAAQFUAADjCAAwAVQAAOMIADAWGQAAgRAAIDIAAIIQACAzAACDEAAgNAAAhBAAIDUAAIUQACDRBwIAlA4AId4HQACZDgAh-QcBAJMOACH6BwQAzg8AIfwHAQCTDgAh_wcCAJQOACGECAEAkw4AIYUIAQCTDgAhhwgAAP4PhwgiiQgAAP8PiQgiiggIAIAQACGLCAIAqw4AIYwIAgCrDgAhjQgBAL8OACGOCAIAlA4AIY8IAgCUDgAhkAgCAJQOACECAAAAhgEAIFQAAOYIACAR0QcCAJQOACHeB0AAmQ4AIfkHAQCTDgAh-gcEAM4PACH8BwEAkw4AIf8HAgCUDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhAgAAAIQBACBUAADoCAAgAgAAAIQBACBUAADoCAAgAwAAAIYBACBbAADhCAAgXAAA5ggAIAEAAACGAQAgAQAAAIQBACAJCgAA-Q8AIGEAAPoPACBiAAD9DwAgYwAA_A8AIGQAAPsPACCKCAAAjQ4AIIsIAACNDgAgjAgAAI0OACCNCAAAjQ4AIBS_BwAAtgwAMMAHAADvCAAQwQcAALYMADDRBwIA7wsAId4HQAD_CwAh-QcBAO4LACH6BwQAqgwAIfwHAQDuCwAh_wcCAO8LACGECAEA7gsAIYUIAQDuCwAhhwgAALcMhwgiiQgAALgMiQgiiggIALkMACGLCAIAjgwAIYwIAgCODAAhjQgBAJcMACGOCAIA7wsAIY8IAgDvCwAhkAgCAO8LACEDAAAAhAEAIAEAAO4IADBgAADvCAAgAwAAAIQBACABAACFAQAwAgAAhgEAIAEAAACOAQAgAQAAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACAGAwAA-A8AIDEAAPcPACDeB0AAAAAB7AcCAAAAAfUHAgAAAAGDCAIAAAABAVQAAPcIACAE3gdAAAAAAewHAgAAAAH1BwIAAAABgwgCAAAAAQFUAAD5CAAwAVQAAPkIADAGAwAA9g8AIDEAAPUPACDeB0AAmQ4AIewHAgCUDgAh9QcCAJQOACGDCAIAlA4AIQIAAACOAQAgVAAA_AgAIATeB0AAmQ4AIewHAgCUDgAh9QcCAJQOACGDCAIAlA4AIQIAAACMAQAgVAAA_ggAIAIAAACMAQAgVAAA_ggAIAMAAACOAQAgWwAA9wgAIFwAAPwIACABAAAAjgEAIAEAAACMAQAgBQoAAPAPACBhAADxDwAgYgAA9A8AIGMAAPMPACBkAADyDwAgB78HAAC1DAAwwAcAAIUJABDBBwAAtQwAMN4HQAD_CwAh7AcCAO8LACH1BwIA7wsAIYMIAgDvCwAhAwAAAIwBACABAACECQAwYAAAhQkAIAMAAACMAQAgAQAAjQEAMAIAAI4BACABAAAAigEAIAEAAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgCRkAAO8PACAxAADuDwAg0QcCAAAAAd4HQAAAAAH1BwIAAAAB_wcCAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAQFUAACNCQAgB9EHAgAAAAHeB0AAAAAB9QcCAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAEBVAAAjwkAMAFUAACPCQAwCRkAAO0PACAxAADsDwAg0QcCAJQOACHeB0AAmQ4AIfUHAgCUDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACECAAAAigEAIFQAAJIJACAH0QcCAJQOACHeB0AAmQ4AIfUHAgCUDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACECAAAAiAEAIFQAAJQJACACAAAAiAEAIFQAAJQJACADAAAAigEAIFsAAI0JACBcAACSCQAgAQAAAIoBACABAAAAiAEAIAcKAADnDwAgYQAA6A8AIGIAAOsPACBjAADqDwAgZAAA6Q8AIIEIAACNDgAggggAAI0OACAKvwcAALQMADDABwAAmwkAEMEHAAC0DAAw0QcCAO8LACHeB0AA_wsAIfUHAgDvCwAh_wcCAO8LACGACAEA7gsAIYEIQACNDAAhgggCAI4MACEDAAAAiAEAIAEAAJoJADBgAACbCQAgAwAAAIgBACABAACJAQAwAgAAigEAIAYxAACzDAAgNAIA_AsAIb8HAACyDAAwwAcAAJABABDBBwAAsgwAMPUHAgAAAAEBAAAAngkAIAEAAACeCQAgATEAAMgPACADAAAAkAEAIAEAAKEJADACAACeCQAgAwAAAJABACABAAChCQAwAgAAngkAIAMAAACQAQAgAQAAoQkAMAIAAJ4JACADMQAA5g8AIDQCAAAAAfUHAgAAAAEBVAAApQkAIAI0AgAAAAH1BwIAAAABAVQAAKcJADABVAAApwkAMAMxAADlDwAgNAIAlA4AIfUHAgCUDgAhAgAAAJ4JACBUAACqCQAgAjQCAJQOACH1BwIAlA4AIQIAAACQAQAgVAAArAkAIAIAAACQAQAgVAAArAkAIAMAAACeCQAgWwAApQkAIFwAAKoJACABAAAAngkAIAEAAACQAQAgBQoAAOAPACBhAADhDwAgYgAA5A8AIGMAAOMPACBkAADiDwAgBTQCAO8LACG_BwAAsQwAMMAHAACzCQAQwQcAALEMADD1BwIA7wsAIQMAAACQAQAgAQAAsgkAMGAAALMJACADAAAAkAEAIAEAAKEJADACAACeCQAgAQAAAKIBACABAAAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAwEAADeDwAgNQAA3w8AINEHAgAAAAHeB0AAAAAB7QcCAAAAAe4HAQAAAAH5BwEAAAAB-gcEAAAAAfsHAQAAAAH8BwEAAAAB_QdAAAAAAf4HAQAAAAEBVAAAuwkAIArRBwIAAAAB3gdAAAAAAe0HAgAAAAHuBwEAAAAB-QcBAAAAAfoHBAAAAAH7BwEAAAAB_AcBAAAAAf0HQAAAAAH-BwEAAAABAVQAAL0JADABVAAAvQkAMAwEAADXDwAgNQAA2A8AINEHAgCUDgAh3gdAAJkOACHtBwIAlA4AIe4HAQCTDgAh-QcBAJMOACH6BwQAzg8AIfsHAQCTDgAh_AcBAJMOACH9B0AAmQ4AIf4HAQCTDgAhAgAAAKIBACBUAADACQAgCtEHAgCUDgAh3gdAAJkOACHtBwIAlA4AIe4HAQCTDgAh-QcBAJMOACH6BwQAzg8AIfsHAQCTDgAh_AcBAJMOACH9B0AAmQ4AIf4HAQCTDgAhAgAAAJQBACBUAADCCQAgAgAAAJQBACBUAADCCQAgAwAAAKIBACBbAAC7CQAgXAAAwAkAIAEAAACiAQAgAQAAAJQBACAFCgAA0g8AIGEAANMPACBiAADWDwAgYwAA1Q8AIGQAANQPACANvwcAALAMADDABwAAyQkAEMEHAACwDAAw0QcCAO8LACHeB0AA_wsAIe0HAgDvCwAh7gcBAO4LACH5BwEA7gsAIfoHBACqDAAh-wcBAO4LACH8BwEA7gsAIf0HQAD_CwAh_gcBAO4LACEDAAAAlAEAIAEAAMgJADBgAADJCQAgAwAAAJQBACABAAChAQAwAgAAogEAIAcEAACvDAAgOQIA_AsAIb8HAACtDAAwwAcAAKQBABDBBwAArQwAMO0HAgAAAAH4BwQArgwAIQEAAADMCQAgAQAAAMwJACABBAAA0Q8AIAMAAACkAQAgAQAAzwkAMAIAAMwJACADAAAApAEAIAEAAM8JADACAADMCQAgAwAAAKQBACABAADPCQAwAgAAzAkAIAQEAADQDwAgOQIAAAAB7QcCAAAAAfgHBAAAAAEBVAAA0wkAIAM5AgAAAAHtBwIAAAAB-AcEAAAAAQFUAADVCQAwAVQAANUJADAEBAAAzw8AIDkCAJQOACHtBwIAlA4AIfgHBADODwAhAgAAAMwJACBUAADYCQAgAzkCAJQOACHtBwIAlA4AIfgHBADODwAhAgAAAKQBACBUAADaCQAgAgAAAKQBACBUAADaCQAgAwAAAMwJACBbAADTCQAgXAAA2AkAIAEAAADMCQAgAQAAAKQBACAFCgAAyQ8AIGEAAMoPACBiAADNDwAgYwAAzA8AIGQAAMsPACAGOQIA7wsAIb8HAACpDAAwwAcAAOEJABDBBwAAqQwAMO0HAgDvCwAh-AcEAKoMACEDAAAApAEAIAEAAOAJADBgAADhCQAgAwAAAKQBACABAADPCQAwAgAAzAkAIA0xAACoDAAgNgAApwwAIL8HAACjDAAwwAcAAJIBABDBBwAAowwAMNEHAgAAAAHeB0AAgwwAId8HQAClDAAh8wcBAAAAAfQHAgAAAAH1BwIAAAAB9gcBAKQMACH3ByAApgwAIQEAAADkCQAgAQAAAOQJACAGMQAAyA8AIDYAAMcPACDfBwAAjQ4AIPQHAACNDgAg9QcAAI0OACD2BwAAjQ4AIAMAAACSAQAgAQAA5wkAMAIAAOQJACADAAAAkgEAIAEAAOcJADACAADkCQAgAwAAAJIBACABAADnCQAwAgAA5AkAIAoxAADGDwAgNgAAxQ8AINEHAgAAAAHeB0AAAAAB3wdAAAAAAfMHAQAAAAH0BwIAAAAB9QcCAAAAAfYHAQAAAAH3ByAAAAABAVQAAOsJACAI0QcCAAAAAd4HQAAAAAHfB0AAAAAB8wcBAAAAAfQHAgAAAAH1BwIAAAAB9gcBAAAAAfcHIAAAAAEBVAAA7QkAMAFUAADtCQAwAQAAAJQBACABAAAAhAEAIAoxAADEDwAgNgAAww8AINEHAgCUDgAh3gdAAJkOACHfB0AAqg4AIfMHAQCTDgAh9AcCAKsOACH1BwIAqw4AIfYHAQC_DgAh9wcgAMIPACECAAAA5AkAIFQAAPIJACAI0QcCAJQOACHeB0AAmQ4AId8HQACqDgAh8wcBAJMOACH0BwIAqw4AIfUHAgCrDgAh9gcBAL8OACH3ByAAwg8AIQIAAACSAQAgVAAA9AkAIAIAAACSAQAgVAAA9AkAIAEAAACUAQAgAQAAAIQBACADAAAA5AkAIFsAAOsJACBcAADyCQAgAQAAAOQJACABAAAAkgEAIAkKAAC9DwAgYQAAvg8AIGIAAMEPACBjAADADwAgZAAAvw8AIN8HAACNDgAg9AcAAI0OACD1BwAAjQ4AIPYHAACNDgAgC78HAACfDAAwwAcAAP0JABDBBwAAnwwAMNEHAgDvCwAh3gdAAP8LACHfB0AAjQwAIfMHAQDuCwAh9AcCAI4MACH1BwIAjgwAIfYHAQCXDAAh9wcgAKAMACEDAAAAkgEAIAEAAPwJADBgAAD9CQAgAwAAAJIBACABAADnCQAwAgAA5AkAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAALkPACAMAAC7DwAgDQAAug8AIA4AALwPACDRBwIAAAAB3gdAAAAAAe0HAgAAAAHuBwEAAAAB7wcBAAAAAfAHAAEAAAHxBwAAtw8AIPIHAAC4DwAgAVQAAIUKACAI0QcCAAAAAd4HQAAAAAHtBwIAAAAB7gcBAAAAAe8HAQAAAAHwBwABAAAB8QcAALcPACDyBwAAuA8AIAFUAACHCgAwAVQAAIcKADAMBAAAkw8AIAwAAJUPACANAACUDwAgDgAAlg8AINEHAgCUDgAh3gdAAJkOACHtBwIAlA4AIe4HAQCTDgAh7wcBAJMOACHwBwABvg4AIfEHAACRDwAg8gcAAJIPACACAAAAJgAgVAAAigoAIAjRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIe8HAQCTDgAh8AcAAb4OACHxBwAAkQ8AIPIHAACSDwAgAgAAAAcAIFQAAIwKACACAAAABwAgVAAAjAoAIAMAAAAmACBbAACFCgAgXAAAigoAIAEAAAAmACABAAAABwAgBgoAAIwPACBhAACNDwAgYgAAkA8AIGMAAI8PACBkAACODwAg8AcAAI0OACALvwcAAJ0MADDABwAAkwoAEMEHAACdDAAw0QcCAO8LACHeB0AA_wsAIe0HAgDvCwAh7gcBAO4LACHvBwEA7gsAIfAHAAGWDAAh8QcAAJ4MACDyBwAAngwAIAMAAAAHACABAACSCgAwYAAAkwoAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAACIDwAgBQAAiQ8AIAsAAIoPACAMAACLDwAg0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAHsBwIAAAABAVQAAJsKACAF0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAHsBwIAAAABAVQAAJ0KADABVAAAnQoAMAkDAADrDgAgBQAA7A4AIAsAAO0OACAMAADuDgAg0QcCAJQOACHYBwIAlA4AIdkHAADqDgAg3gdAAJkOACHsBwIAlA4AIQIAAAALACBUAACgCgAgBdEHAgCUDgAh2AcCAJQOACHZBwAA6g4AIN4HQACZDgAh7AcCAJQOACECAAAACQAgVAAAogoAIAIAAAAJACBUAACiCgAgAwAAAAsAIFsAAJsKACBcAACgCgAgAQAAAAsAIAEAAAAJACAFCgAA5Q4AIGEAAOYOACBiAADpDgAgYwAA6A4AIGQAAOcOACAIvwcAAJwMADDABwAAqQoAEMEHAACcDAAw0QcCAO8LACHYBwIA7wsAIdkHAACMDAAg3gdAAP8LACHsBwIA7wsAIQMAAAAJACABAACoCgAwYAAAqQoAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADiDgAgCAAA4w4AIAkAAOQOACDRBwIAAAAB2QcAAOEOACDcBwIAAAAB3gdAAAAAAd8HQAAAAAHnBwABAAAB6AcBAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAQFUAACxCgAgCtEHAgAAAAHZBwAA4Q4AINwHAgAAAAHeB0AAAAAB3wdAAAAAAecHAAEAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAABAVQAALMKADABVAAAswoAMA0GAADADgAgCAAAwQ4AIAkAAMIOACDRBwIAlA4AIdkHAAC9DgAg3AcCAJQOACHeB0AAmQ4AId8HQACZDgAh5wcAAb4OACHoBwEAvw4AIekHAQC_DgAh6gdAAKoOACHrB0AAqg4AIQIAAAAPACBUAAC2CgAgCtEHAgCUDgAh2QcAAL0OACDcBwIAlA4AId4HQACZDgAh3wdAAJkOACHnBwABvg4AIegHAQC_DgAh6QcBAL8OACHqB0AAqg4AIesHQACqDgAhAgAAAA0AIFQAALgKACACAAAADQAgVAAAuAoAIAMAAAAPACBbAACxCgAgXAAAtgoAIAEAAAAPACABAAAADQAgCgoAALgOACBhAAC5DgAgYgAAvA4AIGMAALsOACBkAAC6DgAg5wcAAI0OACDoBwAAjQ4AIOkHAACNDgAg6gcAAI0OACDrBwAAjQ4AIA2_BwAAlQwAMMAHAAC_CgAQwQcAAJUMADDRBwIA7wsAIdkHAACMDAAg3AcCAO8LACHeB0AA_wsAId8HQAD_CwAh5wcAAZYMACHoBwEAlwwAIekHAQCXDAAh6gdAAI0MACHrB0AAjQwAIQMAAAANACABAAC-CgAwYAAAvwoAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAAC3DgAg3gdAAAAAAeQHAAEAAAHlBwIAAAAB5gdAAAAAAQFUAADHCgAgBN4HQAAAAAHkBwABAAAB5QcCAAAAAeYHQAAAAAEBVAAAyQoAMAFUAADJCgAwBQcAALYOACDeB0AAmQ4AIeQHAAGoDgAh5QcCAJQOACHmB0AAqg4AIQIAAAATACBUAADMCgAgBN4HQACZDgAh5AcAAagOACHlBwIAlA4AIeYHQACqDgAhAgAAABEAIFQAAM4KACACAAAAEQAgVAAAzgoAIAMAAAATACBbAADHCgAgXAAAzAoAIAEAAAATACABAAAAEQAgBgoAALEOACBhAACyDgAgYgAAtQ4AIGMAALQOACBkAACzDgAg5gcAAI0OACAHvwcAAJQMADDABwAA1QoAEMEHAACUDAAw3gdAAP8LACHkBwABiwwAIeUHAgDvCwAh5gdAAI0MACEDAAAAEQAgAQAA1AoAMGAAANUKACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAArw4AIAYAALAOACDWBwABAAAB1wcAAQAAAdgHAgAAAAHZBwAArg4AINoHAgAAAAHbB0AAAAAB3AcCAAAAAd0HQAAAAAHeB0AAAAAB3wdAAAAAAQFUAADdCgAgCtYHAAEAAAHXBwABAAAB2AcCAAAAAdkHAACuDgAg2gcCAAAAAdsHQAAAAAHcBwIAAAAB3QdAAAAAAd4HQAAAAAHfB0AAAAABAVQAAN8KADABVAAA3woAMAEAAAAJACAMBQAArA4AIAYAAK0OACDWBwABqA4AIdcHAAGoDgAh2AcCAJQOACHZBwAAqQ4AINoHAgCUDgAh2wdAAKoOACHcBwIAqw4AId0HQACqDgAh3gdAAJkOACHfB0AAmQ4AIQIAAAAaACBUAADjCgAgCtYHAAGoDgAh1wcAAagOACHYBwIAlA4AIdkHAACpDgAg2gcCAJQOACHbB0AAqg4AIdwHAgCrDgAh3QdAAKoOACHeB0AAmQ4AId8HQACZDgAhAgAAABgAIFQAAOUKACACAAAAGAAgVAAA5QoAIAEAAAAJACADAAAAGgAgWwAA3QoAIFwAAOMKACABAAAAGgAgAQAAABgAIAgKAACjDgAgYQAApA4AIGIAAKcOACBjAACmDgAgZAAApQ4AINsHAACNDgAg3AcAAI0OACDdBwAAjQ4AIA2_BwAAigwAMMAHAADtCgAQwQcAAIoMADDWBwABiwwAIdcHAAGLDAAh2AcCAO8LACHZBwAAjAwAINoHAgDvCwAh2wdAAI0MACHcBwIAjgwAId0HQACNDAAh3gdAAP8LACHfB0AA_wsAIQMAAAAYACABAADsCgAwYAAA7QoAIAMAAAAYACABAAAZADACAAAaACAFvwcAAIkMADDABwAA8woAEMEHAACJDAAw1AcBAAAAAdUHQACDDAAhAQAAAPAKACABAAAA8AoAIAW_BwAAiQwAMMAHAADzCgAQwQcAAIkMADDUBwEA-wsAIdUHQACDDAAhAAMAAADzCgAgAQAA9AoAMAIAAPAKACADAAAA8woAIAEAAPQKADACAADwCgAgAwAAAPMKACABAAD0CgAwAgAA8AoAIALUBwEAAAAB1QdAAAAAAQFUAAD4CgAgAtQHAQAAAAHVB0AAAAABAVQAAPoKADABVAAA-goAMALUBwEAkw4AIdUHQACZDgAhAgAAAPAKACBUAAD9CgAgAtQHAQCTDgAh1QdAAJkOACECAAAA8woAIFQAAP8KACACAAAA8woAIFQAAP8KACADAAAA8AoAIFsAAPgKACBcAAD9CgAgAQAAAPAKACABAAAA8woAIAMKAACgDgAgYwAAog4AIGQAAKEOACAFvwcAAIgMADDABwAAhgsAEMEHAACIDAAw1AcBAO4LACHVB0AA_wsAIQMAAADzCgAgAQAAhQsAMGAAAIYLACADAAAA8woAIAEAAPQKADACAADwCgAgBb8HAACHDAAwwAcAAIwLABDBBwAAhwwAMNEHAQAAAAHTB0AAgwwAIQEAAACJCwAgAQAAAIkLACAFvwcAAIcMADDABwAAjAsAEMEHAACHDAAw0QcBAPsLACHTB0AAgwwAIQADAAAAjAsAIAEAAI0LADACAACJCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIAMAAACMCwAgAQAAjQsAMAIAAIkLACAC0QcBAAAAAdMHQAAAAAEBVAAAkQsAIALRBwEAAAAB0wdAAAAAAQFUAACTCwAwAVQAAJMLADAC0QcBAJMOACHTB0AAmQ4AIQIAAACJCwAgVAAAlgsAIALRBwEAkw4AIdMHQACZDgAhAgAAAIwLACBUAACYCwAgAgAAAIwLACBUAACYCwAgAwAAAIkLACBbAACRCwAgXAAAlgsAIAEAAACJCwAgAQAAAIwLACADCgAAnQ4AIGMAAJ8OACBkAACeDgAgBb8HAACGDAAwwAcAAJ8LABDBBwAAhgwAMNEHAQDuCwAh0wdAAP8LACEDAAAAjAsAIAEAAJ4LADBgAACfCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIAW_BwAAhQwAMMAHAAClCwAQwQcAAIUMADDRBwEAAAAB0gdAAIMMACEBAAAAogsAIAEAAACiCwAgBb8HAACFDAAwwAcAAKULABDBBwAAhQwAMNEHAQD7CwAh0gdAAIMMACEAAwAAAKULACABAACmCwAwAgAAogsAIAMAAAClCwAgAQAApgsAMAIAAKILACADAAAApQsAIAEAAKYLADACAACiCwAgAtEHAQAAAAHSB0AAAAABAVQAAKoLACAC0QcBAAAAAdIHQAAAAAEBVAAArAsAMAFUAACsCwAwAtEHAQCTDgAh0gdAAJkOACECAAAAogsAIFQAAK8LACAC0QcBAJMOACHSB0AAmQ4AIQIAAAClCwAgVAAAsQsAIAIAAAClCwAgVAAAsQsAIAMAAACiCwAgWwAAqgsAIFwAAK8LACABAAAAogsAIAEAAAClCwAgAwoAAJoOACBjAACcDgAgZAAAmw4AIAW_BwAAhAwAMMAHAAC4CwAQwQcAAIQMADDRBwEA7gsAIdIHQAD_CwAhAwAAAKULACABAAC3CwAwYAAAuAsAIAMAAAClCwAgAQAApgsAMAIAAKILACAFvwcAAIIMADDABwAAvgsAEMEHAACCDAAwwgcBAAAAAdAHQACDDAAhAQAAALsLACABAAAAuwsAIAW_BwAAggwAMMAHAAC-CwAQwQcAAIIMADDCBwEA-wsAIdAHQACDDAAhAAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIALCBwEAAAAB0AdAAAAAAQFUAADDCwAgAsIHAQAAAAHQB0AAAAABAVQAAMULADABVAAAxQsAMALCBwEAkw4AIdAHQACZDgAhAgAAALsLACBUAADICwAgAsIHAQCTDgAh0AdAAJkOACECAAAAvgsAIFQAAMoLACACAAAAvgsAIFQAAMoLACADAAAAuwsAIFsAAMMLACBcAADICwAgAQAAALsLACABAAAAvgsAIAMKAACWDgAgYwAAmA4AIGQAAJcOACAFvwcAAP4LADDABwAA0QsAEMEHAAD-CwAwwgcBAO4LACHQB0AA_wsAIQMAAAC-CwAgAQAA0AsAMGAAANELACADAAAAvgsAIAEAAL8LADACAAC7CwAgBr8HAAD6CwAwwAcAANcLABDBBwAA-gsAMMIHAQAAAAHDBwIA_AsAIcQHBAD9CwAhAQAAANQLACABAAAA1AsAIAa_BwAA-gsAMMAHAADXCwAQwQcAAPoLADDCBwEA-wsAIcMHAgD8CwAhxAcEAP0LACEBxAcAAI0OACADAAAA1wsAIAEAANgLADACAADUCwAgAwAAANcLACABAADYCwAwAgAA1AsAIAMAAADXCwAgAQAA2AsAMAIAANQLACADwgcBAAAAAcMHAgAAAAHEBwQAAAABAVQAANwLACADwgcBAAAAAcMHAgAAAAHEBwQAAAABAVQAAN4LADABVAAA3gsAMAPCBwEAkw4AIcMHAgCUDgAhxAcEAJUOACECAAAA1AsAIFQAAOELACADwgcBAJMOACHDBwIAlA4AIcQHBACVDgAhAgAAANcLACBUAADjCwAgAgAAANcLACBUAADjCwAgAwAAANQLACBbAADcCwAgXAAA4QsAIAEAAADUCwAgAQAAANcLACAGCgAAjg4AIGEAAI8OACBiAACSDgAgYwAAkQ4AIGQAAJAOACDEBwAAjQ4AIAa_BwAA7QsAMMAHAADqCwAQwQcAAO0LADDCBwEA7gsAIcMHAgDvCwAhxAcEAPALACEDAAAA1wsAIAEAAOkLADBgAADqCwAgAwAAANcLACABAADYCwAwAgAA1AsAIAa_BwAA7QsAMMAHAADqCwAQwQcAAO0LADDCBwEA7gsAIcMHAgDvCwAhxAcEAPALACEOCgAA9gsAIGMAAPkLACBkAAD5CwAgxQcBAAAAAcYHAQAAAATHBwEAAAAEyAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQD4CwAhzQcBAAAAAc4HAQAAAAHPBwEAAAABDQoAAPYLACBhAAD3CwAgYgAA9gsAIGMAAPYLACBkAAD2CwAgxQcCAAAAAcYHAgAAAATHBwIAAAAEyAcCAAAAAckHAgAAAAHKBwIAAAABywcCAAAAAcwHAgD1CwAhDQoAAPILACBhAADzCwAgYgAA9AsAIGMAAPQLACBkAAD0CwAgxQcEAAAAAcYHBAAAAAXHBwQAAAAFyAcEAAAAAckHBAAAAAHKBwQAAAABywcEAAAAAcwHBADxCwAhDQoAAPILACBhAADzCwAgYgAA9AsAIGMAAPQLACBkAAD0CwAgxQcEAAAAAcYHBAAAAAXHBwQAAAAFyAcEAAAAAckHBAAAAAHKBwQAAAABywcEAAAAAcwHBADxCwAhCMUHAgAAAAHGBwIAAAAFxwcCAAAABcgHAgAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwIA8gsAIQjFBwgAAAABxgcIAAAABccHCAAAAAXIBwgAAAAByQcIAAAAAcoHCAAAAAHLBwgAAAABzAcIAPMLACEIxQcEAAAAAcYHBAAAAAXHBwQAAAAFyAcEAAAAAckHBAAAAAHKBwQAAAABywcEAAAAAcwHBAD0CwAhDQoAAPYLACBhAAD3CwAgYgAA9gsAIGMAAPYLACBkAAD2CwAgxQcCAAAAAcYHAgAAAATHBwIAAAAEyAcCAAAAAckHAgAAAAHKBwIAAAABywcCAAAAAcwHAgD1CwAhCMUHAgAAAAHGBwIAAAAExwcCAAAABMgHAgAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwIA9gsAIQjFBwgAAAABxgcIAAAABMcHCAAAAATIBwgAAAAByQcIAAAAAcoHCAAAAAHLBwgAAAABzAcIAPcLACEOCgAA9gsAIGMAAPkLACBkAAD5CwAgxQcBAAAAAcYHAQAAAATHBwEAAAAEyAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQD4CwAhzQcBAAAAAc4HAQAAAAHPBwEAAAABC8UHAQAAAAHGBwEAAAAExwcBAAAABMgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEA-QsAIc0HAQAAAAHOBwEAAAABzwcBAAAAAQa_BwAA-gsAMMAHAADXCwAQwQcAAPoLADDCBwEA-wsAIcMHAgD8CwAhxAcEAP0LACELxQcBAAAAAcYHAQAAAATHBwEAAAAEyAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQD5CwAhzQcBAAAAAc4HAQAAAAHPBwEAAAABCMUHAgAAAAHGBwIAAAAExwcCAAAABMgHAgAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwIA9gsAIQjFBwQAAAABxgcEAAAABccHBAAAAAXIBwQAAAAByQcEAAAAAcoHBAAAAAHLBwQAAAABzAcEAPQLACEFvwcAAP4LADDABwAA0QsAEMEHAAD-CwAwwgcBAO4LACHQB0AA_wsAIQsKAAD2CwAgYwAAgQwAIGQAAIEMACDFB0AAAAABxgdAAAAABMcHQAAAAATIB0AAAAAByQdAAAAAAcoHQAAAAAHLB0AAAAABzAdAAIAMACELCgAA9gsAIGMAAIEMACBkAACBDAAgxQdAAAAAAcYHQAAAAATHB0AAAAAEyAdAAAAAAckHQAAAAAHKB0AAAAABywdAAAAAAcwHQACADAAhCMUHQAAAAAHGB0AAAAAExwdAAAAABMgHQAAAAAHJB0AAAAABygdAAAAAAcsHQAAAAAHMB0AAgQwAIQW_BwAAggwAMMAHAAC-CwAQwQcAAIIMADDCBwEA-wsAIdAHQACDDAAhCMUHQAAAAAHGB0AAAAAExwdAAAAABMgHQAAAAAHJB0AAAAABygdAAAAAAcsHQAAAAAHMB0AAgQwAIQW_BwAAhAwAMMAHAAC4CwAQwQcAAIQMADDRBwEA7gsAIdIHQAD_CwAhBb8HAACFDAAwwAcAAKULABDBBwAAhQwAMNEHAQD7CwAh0gdAAIMMACEFvwcAAIYMADDABwAAnwsAEMEHAACGDAAw0QcBAO4LACHTB0AA_wsAIQW_BwAAhwwAMMAHAACMCwAQwQcAAIcMADDRBwEA-wsAIdMHQACDDAAhBb8HAACIDAAwwAcAAIYLABDBBwAAiAwAMNQHAQDuCwAh1QdAAP8LACEFvwcAAIkMADDABwAA8woAEMEHAACJDAAw1AcBAPsLACHVB0AAgwwAIQ2_BwAAigwAMMAHAADtCgAQwQcAAIoMADDWBwABiwwAIdcHAAGLDAAh2AcCAO8LACHZBwAAjAwAINoHAgDvCwAh2wdAAI0MACHcBwIAjgwAId0HQACNDAAh3gdAAP8LACHfB0AA_wsAIQcKAAD2CwAgYwAAkwwAIGQAAJMMACDFBwABAAABxgcAAQAABMcHAAEAAATMBwABkgwAIQTFBwAAAOEHCeEHAAAA4QcD4gcAAADhBwjjBwAAAOEHCAsKAADyCwAgYwAAkQwAIGQAAJEMACDFB0AAAAABxgdAAAAABccHQAAAAAXIB0AAAAAByQdAAAAAAcoHQAAAAAHLB0AAAAABzAdAAJAMACENCgAA8gsAIGEAAPMLACBiAADyCwAgYwAA8gsAIGQAAPILACDFBwIAAAABxgcCAAAABccHAgAAAAXIBwIAAAAByQcCAAAAAcoHAgAAAAHLBwIAAAABzAcCAI8MACENCgAA8gsAIGEAAPMLACBiAADyCwAgYwAA8gsAIGQAAPILACDFBwIAAAABxgcCAAAABccHAgAAAAXIBwIAAAAByQcCAAAAAcoHAgAAAAHLBwIAAAABzAcCAI8MACELCgAA8gsAIGMAAJEMACBkAACRDAAgxQdAAAAAAcYHQAAAAAXHB0AAAAAFyAdAAAAAAckHQAAAAAHKB0AAAAABywdAAAAAAcwHQACQDAAhCMUHQAAAAAHGB0AAAAAFxwdAAAAABcgHQAAAAAHJB0AAAAABygdAAAAAAcsHQAAAAAHMB0AAkQwAIQcKAAD2CwAgYwAAkwwAIGQAAJMMACDFBwABAAABxgcAAQAABMcHAAEAAATMBwABkgwAIQTFBwABAAABxgcAAQAABMcHAAEAAATMBwABkwwAIQe_BwAAlAwAMMAHAADVCgAQwQcAAJQMADDeB0AA_wsAIeQHAAGLDAAh5QcCAO8LACHmB0AAjQwAIQ2_BwAAlQwAMMAHAAC_CgAQwQcAAJUMADDRBwIA7wsAIdkHAACMDAAg3AcCAO8LACHeB0AA_wsAId8HQAD_CwAh5wcAAZYMACHoBwEAlwwAIekHAQCXDAAh6gdAAI0MACHrB0AAjQwAIQcKAADyCwAgYwAAmwwAIGQAAJsMACDFBwABAAABxgcAAQAABccHAAEAAAXMBwABmgwAIQ4KAADyCwAgYwAAmQwAIGQAAJkMACDFBwEAAAABxgcBAAAABccHAQAAAAXIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAJgMACHNBwEAAAABzgcBAAAAAc8HAQAAAAEOCgAA8gsAIGMAAJkMACBkAACZDAAgxQcBAAAAAcYHAQAAAAXHBwEAAAAFyAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQCYDAAhzQcBAAAAAc4HAQAAAAHPBwEAAAABC8UHAQAAAAHGBwEAAAAFxwcBAAAABcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAmQwAIc0HAQAAAAHOBwEAAAABzwcBAAAAAQcKAADyCwAgYwAAmwwAIGQAAJsMACDFBwABAAABxgcAAQAABccHAAEAAAXMBwABmgwAIQTFBwABAAABxgcAAQAABccHAAEAAAXMBwABmwwAIQi_BwAAnAwAMMAHAACpCgAQwQcAAJwMADDRBwIA7wsAIdgHAgDvCwAh2QcAAIwMACDeB0AA_wsAIewHAgDvCwAhC78HAACdDAAwwAcAAJMKABDBBwAAnQwAMNEHAgDvCwAh3gdAAP8LACHtBwIA7wsAIe4HAQDuCwAh7wcBAO4LACHwBwABlgwAIfEHAACeDAAg8gcAAJ4MACAExQcBAAAABeEHAQAAAAHiBwEAAAAE4wcBAAAABAu_BwAAnwwAMMAHAAD9CQAQwQcAAJ8MADDRBwIA7wsAId4HQAD_CwAh3wdAAI0MACHzBwEA7gsAIfQHAgCODAAh9QcCAI4MACH2BwEAlwwAIfcHIACgDAAhBQoAAPYLACBjAACiDAAgZAAAogwAIMUHIAAAAAHMByAAoQwAIQUKAAD2CwAgYwAAogwAIGQAAKIMACDFByAAAAABzAcgAKEMACECxQcgAAAAAcwHIACiDAAhDTEAAKgMACA2AACnDAAgvwcAAKMMADDABwAAkgEAEMEHAACjDAAw0QcCAPwLACHeB0AAgwwAId8HQAClDAAh8wcBAPsLACH0BwIA3AwAIfUHAgDcDAAh9gcBAKQMACH3ByAApgwAIQvFBwEAAAABxgcBAAAABccHAQAAAAXIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAJkMACHNBwEAAAABzgcBAAAAAc8HAQAAAAEIxQdAAAAAAcYHQAAAAAXHB0AAAAAFyAdAAAAAAckHQAAAAAHKB0AAAAABywdAAAAAAcwHQACRDAAhAsUHIAAAAAHMByAAogwAIREEAACvDAAgNQAAxA0AIL8HAADDDQAwwAcAAJQBABDBBwAAww0AMNEHAgD8CwAh3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAh-QcBAPsLACH6BwQArgwAIfsHAQD7CwAh_AcBAPsLACH9B0AAgwwAIf4HAQD7CwAhsQkAAJQBACCyCQAAlAEAIBsZAACvDAAgMgAAsw0AIDMAALYNACA0AADNDQAgNQAAxA0AIL8HAADJDQAwwAcAAIQBABDBBwAAyQ0AMNEHAgD8CwAh3gdAAIMMACH5BwEA-wsAIfoHBACuDAAh_AcBAPsLACH_BwIA_AsAIYQIAQD7CwAhhQgBAPsLACGHCAAAyg2HCCKJCAAAyw2JCCKKCAgAzA0AIYsIAgDcDAAhjAgCANwMACGNCAEApAwAIY4IAgD8CwAhjwgCAPwLACGQCAIA_AsAIbEJAACEAQAgsgkAAIQBACAGOQIA7wsAIb8HAACpDAAwwAcAAOEJABDBBwAAqQwAMO0HAgDvCwAh-AcEAKoMACENCgAA9gsAIGEAAPcLACBiAACsDAAgYwAArAwAIGQAAKwMACDFBwQAAAABxgcEAAAABMcHBAAAAATIBwQAAAAByQcEAAAAAcoHBAAAAAHLBwQAAAABzAcEAKsMACENCgAA9gsAIGEAAPcLACBiAACsDAAgYwAArAwAIGQAAKwMACDFBwQAAAABxgcEAAAABMcHBAAAAATIBwQAAAAByQcEAAAAAcoHBAAAAAHLBwQAAAABzAcEAKsMACEIxQcEAAAAAcYHBAAAAATHBwQAAAAEyAcEAAAAAckHBAAAAAHKBwQAAAABywcEAAAAAcwHBACsDAAhBwQAAK8MACA5AgD8CwAhvwcAAK0MADDABwAApAEAEMEHAACtDAAw7QcCAPwLACH4BwQArgwAIQjFBwQAAAABxgcEAAAABMcHBAAAAATIBwQAAAAByQcEAAAAAcoHBAAAAAHLBwQAAAABzAcEAKwMACFBEAAApA0AIBEAAKUNACASAACmDQAgEwAApw0AIBQAAKgNACAVAACpDQAgFgAAqg0AIBcAAPwMACAbAACrDQAgHQAArA0AIB4AAOkMACAjAACuDQAgJQAArQ0AICcAAK8NACAsAACwDQAgLgAAtA0AIDAAALENACAyAACzDQAgMwAAtg0AIDcAALINACA4AAC1DQAgOQAAtw0AIDoAALgNACA9AAC5DQAgPgAAuQ0AID8AALkNACBBAAC6DQAgQgAAug0AIEMAALsNACBEAAC8DQAgRgAAvQ0AIEcAAL4NACBMAAC_DQAgTQAAvw0AIE4AAMANACC_BwAAog0AMMAHAACqAQAQwQcAAKINADDRBwIA_AsAId4HQACDDAAh9gcBAKQMACGqCEAApQwAIYMJAQCkDAAhjgkBAPsLACGPCUAApQwAIZAJAQCkDAAhkgkAAKMNkgkikwlAAKUMACGUCUAApQwAIZUJAQCkDAAhlglAAKUMACGXCUAApQwAIZgJAQCkDAAhmQlAAKUMACGaCQIA_AsAIZsJIACmDAAhnAlAAKUMACGdCSAApgwAIZ4JAQCkDAAhnwkBAKQMACGgCQEApAwAIaEJAQCkDAAhogkBAKQMACGxCQAAqgEAILIJAACqAQAgDb8HAACwDAAwwAcAAMkJABDBBwAAsAwAMNEHAgDvCwAh3gdAAP8LACHtBwIA7wsAIe4HAQDuCwAh-QcBAO4LACH6BwQAqgwAIfsHAQDuCwAh_AcBAO4LACH9B0AA_wsAIf4HAQDuCwAhBTQCAO8LACG_BwAAsQwAMMAHAACzCQAQwQcAALEMADD1BwIA7wsAIQYxAACzDAAgNAIA_AsAIb8HAACyDAAwwAcAAJABABDBBwAAsgwAMPUHAgD8CwAhGxkAAK8MACAyAACzDQAgMwAAtg0AIDQAAM0NACA1AADEDQAgvwcAAMkNADDABwAAhAEAEMEHAADJDQAw0QcCAPwLACHeB0AAgwwAIfkHAQD7CwAh-gcEAK4MACH8BwEA-wsAIf8HAgD8CwAhhAgBAPsLACGFCAEA-wsAIYcIAADKDYcIIokIAADLDYkIIooICADMDQAhiwgCANwMACGMCAIA3AwAIY0IAQCkDAAhjggCAPwLACGPCAIA_AsAIZAIAgD8CwAhsQkAAIQBACCyCQAAhAEAIAq_BwAAtAwAMMAHAACbCQAQwQcAALQMADDRBwIA7wsAId4HQAD_CwAh9QcCAO8LACH_BwIA7wsAIYAIAQDuCwAhgQhAAI0MACGCCAIAjgwAIQe_BwAAtQwAMMAHAACFCQAQwQcAALUMADDeB0AA_wsAIewHAgDvCwAh9QcCAO8LACGDCAIA7wsAIRS_BwAAtgwAMMAHAADvCAAQwQcAALYMADDRBwIA7wsAId4HQAD_CwAh-QcBAO4LACH6BwQAqgwAIfwHAQDuCwAh_wcCAO8LACGECAEA7gsAIYUIAQDuCwAhhwgAALcMhwgiiQgAALgMiQgiiggIALkMACGLCAIAjgwAIYwIAgCODAAhjQgBAJcMACGOCAIA7wsAIY8IAgDvCwAhkAgCAO8LACEHCgAA9gsAIGMAAL4MACBkAAC-DAAgxQcAAACHCALGBwAAAIcICMcHAAAAhwgIzAcAAL0MhwgiBwoAAPYLACBjAAC8DAAgZAAAvAwAIMUHAAAAiQgCxgcAAACJCAjHBwAAAIkICMwHAAC7DIkIIg0KAADyCwAgYQAA8wsAIGIAAPMLACBjAADzCwAgZAAA8wsAIMUHCAAAAAHGBwgAAAAFxwcIAAAABcgHCAAAAAHJBwgAAAABygcIAAAAAcsHCAAAAAHMBwgAugwAIQ0KAADyCwAgYQAA8wsAIGIAAPMLACBjAADzCwAgZAAA8wsAIMUHCAAAAAHGBwgAAAAFxwcIAAAABcgHCAAAAAHJBwgAAAABygcIAAAAAcsHCAAAAAHMBwgAugwAIQcKAAD2CwAgYwAAvAwAIGQAALwMACDFBwAAAIkIAsYHAAAAiQgIxwcAAACJCAjMBwAAuwyJCCIExQcAAACJCALGBwAAAIkICMcHAAAAiQgIzAcAALwMiQgiBwoAAPYLACBjAAC-DAAgZAAAvgwAIMUHAAAAhwgCxgcAAACHCAjHBwAAAIcICMwHAAC9DIcIIgTFBwAAAIcIAsYHAAAAhwgIxwcAAACHCAjMBwAAvgyHCCIFvwcAAL8MADDABwAA2QgAEMEHAAC_DAAwkQgCAO8LACGSCAIA7wsAIQq_BwAAwAwAMMAHAADDCAAQwQcAAMAMADCECAEA7gsAIZEIAgCODAAhkggCAO8LACGTCAIA7wsAIZQIEADBDAAhlQgCAO8LACGWCAEAlwwAIQ0KAAD2CwAgYQAAwwwAIGIAAMMMACBjAADDDAAgZAAAwwwAIMUHEAAAAAHGBxAAAAAExwcQAAAABMgHEAAAAAHJBxAAAAABygcQAAAAAcsHEAAAAAHMBxAAwgwAIQ0KAAD2CwAgYQAAwwwAIGIAAMMMACBjAADDDAAgZAAAwwwAIMUHEAAAAAHGBxAAAAAExwcQAAAABMgHEAAAAAHJBxAAAAABygcQAAAAAcsHEAAAAAHMBxAAwgwAIQjFBxAAAAABxgcQAAAABMcHEAAAAATIBxAAAAAByQcQAAAAAcoHEAAAAAHLBxAAAAABzAcQAMMMACEMvwcAAMQMADDABwAArQgAEMEHAADEDAAw0QcCAO8LACHeB0AA_wsAIYkIAADGDJsIIpgIAADFDJgIIpkIAgDvCwAhmwhAAI0MACGcCAEAlwwAIZ0IAgCODAAhnggBAJcMACEHCgAA9gsAIGMAAMoMACBkAADKDAAgxQcAAACYCALGBwAAAJgICMcHAAAAmAgIzAcAAMkMmAgiBwoAAPYLACBjAADIDAAgZAAAyAwAIMUHAAAAmwgCxgcAAACbCAjHBwAAAJsICMwHAADHDJsIIgcKAAD2CwAgYwAAyAwAIGQAAMgMACDFBwAAAJsIAsYHAAAAmwgIxwcAAACbCAjMBwAAxwybCCIExQcAAACbCALGBwAAAJsICMcHAAAAmwgIzAcAAMgMmwgiBwoAAPYLACBjAADKDAAgZAAAygwAIMUHAAAAmAgCxgcAAACYCAjHBwAAAJgICMwHAADJDJgIIgTFBwAAAJgIAsYHAAAAmAgIxwcAAACYCAjMBwAAygyYCCIOvwcAAMsMADDABwAAlwgAEMEHAADLDAAw0QcCAO8LACHeB0AA_wsAIf8HAgDvCwAhgQhAAI0MACGCCAIAjgwAIYQIAQCXDAAhkwgCAO8LACGfCAIA7wsAIaAIAQDuCwAhoQgBAJcMACGiCEAAjQwAIQu_BwAAzAwAMMAHAACBCAAQwQcAAMwMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGBCEAAjQwAIYIIAgCODAAhhAgBAO4LACGgCAEA7gsAIaMIQACNDAAhGx8BAO4LACG_BwAAzQwAMMAHAADrBwAQwQcAAM0MADDRBwIA7wsAId4HQAD_CwAh7QcCAI4MACGBCEAAjQwAIYIIAgCODAAhhAgBAO4LACGFCAEA7gsAIYkIAADPDKkIIpEIAgCODAAhlAgQAMEMACGfCBAAwQwAIaQIAQCXDAAhpQgBAJcMACGmCBAAzgwAIacIAgDvCwAhqQgBAJcMACGqCEAAjQwAIasIAgDvCwAhrAggAKAMACGtCAEA7gsAIa4IAQDuCwAhrwgCAO8LACGwCAIA7wsAIQ0KAADyCwAgYQAA0wwAIGIAANMMACBjAADTDAAgZAAA0wwAIMUHEAAAAAHGBxAAAAAFxwcQAAAABcgHEAAAAAHJBxAAAAABygcQAAAAAcsHEAAAAAHMBxAA0gwAIQcKAAD2CwAgYwAA0QwAIGQAANEMACDFBwAAAKkIAsYHAAAAqQgIxwcAAACpCAjMBwAA0AypCCIHCgAA9gsAIGMAANEMACBkAADRDAAgxQcAAACpCALGBwAAAKkICMcHAAAAqQgIzAcAANAMqQgiBMUHAAAAqQgCxgcAAACpCAjHBwAAAKkICMwHAADRDKkIIg0KAADyCwAgYQAA0wwAIGIAANMMACBjAADTDAAgZAAA0wwAIMUHEAAAAAHGBxAAAAAFxwcQAAAABcgHEAAAAAHJBxAAAAABygcQAAAAAcsHEAAAAAHMBxAA0gwAIQjFBxAAAAABxgcQAAAABccHEAAAAAXIBxAAAAAByQcQAAAAAcoHEAAAAAHLBxAAAAABzAcQANMMACENvwcAANQMADDABwAA0wcAEMEHAADUDAAw0QcCAO8LACHeB0AA_wsAIe0HAgDvCwAh7gcBAO4LACGFCAEA7gsAIYkIAADVDLIIIqQIAQDuCwAhrwgCAO8LACGwCAIA7wsAIbIIIACgDAAhBwoAAPYLACBjAADXDAAgZAAA1wwAIMUHAAAAsggCxgcAAACyCAjHBwAAALIICMwHAADWDLIIIgcKAAD2CwAgYwAA1wwAIGQAANcMACDFBwAAALIIAsYHAAAAsggIxwcAAACyCAjMBwAA1gyyCCIExQcAAACyCALGBwAAALIICMcHAAAAsggIzAcAANcMsggiBL8HAADYDAAwwAcAAL0HABDBBwAA2AwAMLMIAQDuCwAhBL8HAADZDAAwwAcAAKoHABDBBwAA2QwAMLMIAQD7CwAhDb8HAADaDAAwwAcAAKQHABDBBwAA2gwAMNEHBACqDAAh3gdAAP8LACH_BwIAjgwAIYQIAQCXDAAhmAgBAJcMACGjCEAAjQwAIbQIAQDuCwAhtQgCAO8LACG2CAEA7gsAIbcIAgDvCwAhDb8HAADbDAAwwAcAAJcHABDBBwAA2wwAMNEHBACuDAAh3gdAAIMMACH_BwIA3AwAIYQIAQCkDAAhmAgBAKQMACGjCEAApQwAIbQIAQD7CwAhtQgCAPwLACG2CAEA-wsAIbcIAgD8CwAhCMUHAgAAAAHGBwIAAAAFxwcCAAAABcgHAgAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwIA8gsAIQK0CAEAAAABtQgCAAAAAQS_BwAA3gwAMMAHAACRBwAQwQcAAN4MADC5CAIA7wsAIQUgAADgDAAgvwcAAN8MADDABwAAXAAQwQcAAN8MADC5CAIA_AsAIRUZAACvDAAgHwAA7g0AICQAAO8NACAlAACtDQAgJgAA8A0AIL8HAADsDQAwwAcAAEkAEMEHAADsDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhiQgAAO0NvggioAgBAPsLACG8CAIA3AwAIb4IAgDcDAAhvwgCAPwLACGxCQAASQAgsgkAAEkAIAe_BwAA4QwAMMAHAAD_BgAQwQcAAOEMADDeB0AA_wsAIewHAgDvCwAhgwgCAO8LACG6CAIA7wsAIQu_BwAA4gwAMMAHAADpBgAQwQcAAOIMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGBCEAAjQwAIYIIAgCODAAhoAgBAO4LACG5CAIA7wsAIbsIAgDvCwAhDr8HAADjDAAwwAcAANMGABDBBwAA4wwAMNEHAgDvCwAh3gdAAP8LACH_BwIA7wsAIYEIQACNDAAhgggCAI4MACGECAEA7gsAIYkIAADkDL4IIqAIAQDuCwAhvAgCAI4MACG-CAIAjgwAIb8IAgDvCwAhBwoAAPYLACBjAADmDAAgZAAA5gwAIMUHAAAAvggCxgcAAAC-CAjHBwAAAL4ICMwHAADlDL4IIgcKAAD2CwAgYwAA5gwAIGQAAOYMACDFBwAAAL4IAsYHAAAAvggIxwcAAAC-CAjMBwAA5Qy-CCIExQcAAAC-CALGBwAAAL4ICMcHAAAAvggIzAcAAOYMvggiBr8HAADnDAAwwAcAALkGABDBBwAA5wwAMNEHAgDvCwAh7gcBAO4LACGkCAEA7gsAIQceAADpDAAgvwcAAOgMADDABwAATQAQwQcAAOgMADDRBwIA_AsAIe4HAQD7CwAhpAgBAPsLACEDwAgAAEkAIMEIAABJACDCCAAASQAgBr8HAADqDAAwwAcAAKEGABDBBwAA6gwAMN4HQAD_CwAh7gcBAO4LACGDCAABiwwAIQa_BwAA6wwAMMAHAACOBgAQwQcAAOsMADDeB0AAgwwAIe4HAQD7CwAhgwgAAewMACEExQcAAQAAAcYHAAEAAATHBwABAAAEzAcAAZMMACEJvwcAAO0MADDABwAAiAYAEMEHAADtDAAw0QcCAO8LACHeB0AA_wsAIewHAgDvCwAhwwgBAO4LACHECAEA7gsAIcUIQACNDAAhDL8HAADuDAAwwAcAAPIFABDBBwAA7gwAMNEHAgDvCwAh3gdAAP8LACHsBwIA7wsAIe4HAQDuCwAhxQhAAI0MACHGCAABiwwAIccIAAGLDAAhyAgEAKoMACHJCAAAngwAIAa_BwAA7wwAMMAHAADcBQAQwQcAAO8MADDkBwABiwwAIeYHQACNDAAh7AcCAO8LACEJvwcAAPAMADDABwAAxgUAEMEHAADwDAAw3gdAAP8LACHsBwIA7wsAIcoIAQDuCwAhywgEAKoMACHMCAIA7wsAIc0IQACNDAAhCgMAAK8MACC_BwAA8QwAMMAHAAApABDBBwAA8QwAMN4HQACDDAAh7AcCAPwLACHKCAEA-wsAIcsIBACuDAAhzAgCAPwLACHNCEAApQwAIQe_BwAA8gwAMMAHAACuBQAQwQcAAPIMADDEB0AA_wsAIewHAgCODAAhzggBAO4LACHPCAAA8wwAIA8KAAD2CwAgYwAA9AwAIGQAAPQMACDFB4AAAAAByAeAAAAAAckHgAAAAAHKB4AAAAAByweAAAAAAcwHgAAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCIAAAAAB1AiAAAAAAdUIgAAAAAEMxQeAAAAAAcgHgAAAAAHJB4AAAAABygeAAAAAAcsHgAAAAAHMB4AAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wiAAAAAAdQIgAAAAAHVCIAAAAABB78HAAD1DAAwwAcAAJsFABDBBwAA9QwAMMQHQACDDAAh7AcCANwMACHOCAEA-wsAIc8IAAD2DAAgDMUHgAAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAHLB4AAAAABzAeAAAAAAdAIAQAAAAHRCAEAAAAB0ggBAAAAAdMIgAAAAAHUCIAAAAAB1QiAAAAAAQe_BwAA9wwAMMAHAACVBQAQwQcAAPcMADDsBwIA7wsAIdYIAgDvCwAh1wgCAO8LACHYCEAA_wsAIQq_BwAA-AwAMMAHAAD_BAAQwQcAAPgMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGACAEA7gsAIYEIQACNDAAhgggCAI4MACHWCAIA7wsAIRC_BwAA-QwAMMAHAADpBAAQwQcAAPkMADDRBwIA7wsAId4HQAD_CwAh_wcCAO8LACGACAEA7gsAIYEIQACNDAAhgggCAI4MACGECAEA7gsAIdkIAgDvCwAh2gggAKAMACHbCCAAoAwAIdwIAgDvCwAh3QhAAP8LACHeCAIA7wsAIQm_BwAA-gwAMMAHAADTBAAQwQcAAPoMADDRBwIA7wsAId4HQAD_CwAhhAgBAO4LACGFCAEA7gsAIaoIQACNDAAh3wgCAO8LACEKFwAA_AwAIL8HAAD7DAAwwAcAAMAEABDBBwAA-wwAMNEHAgD8CwAh3gdAAIMMACGECAEA-wsAIYUIAQD7CwAhqghAAKUMACHfCAIA_AsAIQPACAAANwAgwQgAADcAIMIIAAA3ACASvwcAAP0MADDABwAAugQAEMEHAAD9DAAw0QcCAO8LACHTB0AAjQwAIdsHQAD_CwAh3wdAAI0MACHsBwIA7wsAIfgHBACqDAAh_AcBAJcMACHgCAEA7gsAIeEIAgDvCwAh4ggCAO8LACHjCAIA7wsAIeQIBACqDAAh5QgCAO8LACHmCAEAlwwAIecIQACNDAAhCL8HAAD-DAAwwAcAAKQEABDBBwAA_gwAMOAIAQCXDAAh6AgCAO8LACHpCAIA7wsAIeoIAQCXDAAh6wgCAI4MACEMKgIA7wsAIb8HAAD_DAAwwAcAAI4EABDBBwAA_wwAMNEHAgDvCwAh3gdAAP8LACHsBwIA7wsAIeAIAQDuCwAh6ggBAJcMACHrCAIA7wsAIewIAQDuCwAh7QhAAI0MACEQvwcAAIANADDABwAA-AMAEMEHAACADQAw0AdAAP8LACHRBwIA7wsAIf8HAgCODAAhhAgBAJcMACHgCAEA7gsAIeoIAQCXDAAh6wgCAI4MACHuCAEA7gsAIe8IAgDvCwAh8AgCAI4MACHxCAEA7gsAIfIIAQCXDAAh8wggAKAMACERKgAAgg0AIL8HAACBDQAwwAcAAOUDABDBBwAAgQ0AMNAHQACDDAAh0QcCAPwLACH_BwIA3AwAIYQIAQCkDAAh4AgBAPsLACHqCAEApAwAIesIAgDcDAAh7ggBAPsLACHvCAIA_AsAIfAIAgDcDAAh8QgBAPsLACHyCAEApAwAIfMIIACmDAAhA8AIAADKAQAgwQgAAMoBACDCCAAAygEAIALuCAEAAAAB7wgCAAAAAQ2_BwAAhA0AMMAHAADfAwAQwQcAAIQNADDQB0AA_wsAIdEHAgDvCwAh7QcCAI4MACGECAEAlwwAIaAIAQDuCwAh6ggBAJcMACHuCAEA7gsAIe8IAgDvCwAh9QgCAO8LACH2CAIA7wsAIRC_BwAAhQ0AMMAHAADHAwAQwQcAAIUNADDRBwIA7wsAId4HQAD_CwAh_wcCAI4MACGJCAAAhg36CCLqCAEA7gsAIe4IAQDuCwAh7wgCAO8LACH3CAIA7wsAIfgIAQCXDAAh-ggCAI4MACH7CAEAlwwAIfwIQACNDAAh_QhAAI0MACEHCgAA9gsAIGMAAIgNACBkAACIDQAgxQcAAAD6CALGBwAAAPoICMcHAAAA-ggIzAcAAIcN-ggiBwoAAPYLACBjAACIDQAgZAAAiA0AIMUHAAAA-ggCxgcAAAD6CAjHBwAAAPoICMwHAACHDfoIIgTFBwAAAPoIAsYHAAAA-ggIxwcAAAD6CAjMBwAAiA36CCIMvwcAAIkNADDABwAArQMAEMEHAACJDQAw0AdAAP8LACHRBwIA7wsAIeoIAQCXDAAh6wgCAI4MACHsCAEA7gsAIe4IAQDuCwAh7wgCAI4MACH-CAEAlwwAIf8IAADzDAAgDL8HAACKDQAwwAcAAJoDABDBBwAAig0AMNAHQACDDAAh0QcCAPwLACHqCAEApAwAIesIAgDcDAAh7AgBAPsLACHuCAEA-wsAIe8IAgDcDAAh_ggBAKQMACH_CAAA9gwAIAq_BwAAiw0AMMAHAACUAwAQwQcAAIsNADDCBwEA7gsAId4HQAD_CwAh7AcCAO8LACGJCAIA7wsAIaAIAQDuCwAhgAkBAO4LACGBCQABiwwAIQq_BwAAjA0AMMAHAAD-AgAQwQcAAIwNADDeB0AA_wsAId8HQAD_CwAh5AcAAYsMACHmB0AAjQwAIewHAgDvCwAhggkBAO4LACGDCQEA7gsAIQq_BwAAjQ0AMMAHAADoAgAQwQcAAI0NADDRBwIA7wsAId4HQAD_CwAh3wdAAP8LACHkBwABiwwAIYQJAgDvCwAhhQkCAO8LACGGCQIA7wsAIQ1UAADzDAAgvwcAAI4NADDABwAA0gIAEMEHAACODQAw0QcCAO8LACHeB0AA_wsAIewHAgCODAAh4QgCAO8LACHmCAEAlwwAIYcJAQDuCwAhiAkBAO4LACGJCUAA_wsAIYoJQACNDAAhD78HAACPDQAwwAcAALoCABDBBwAAjw0AMNEHAgDvCwAh2AcCAI4MACHZBwAAjAwAIN4HQAD_CwAh3wdAAI0MACHkBwABiwwAIewHAgDvCwAh7gcBAO4LACHFCEAAjQwAIYsJAQDuCwAhjAlAAI0MACGNCQIAjgwAIQi_BwAAkA0AMMAHAACgAgAQwQcAAJANADDeB0AA_wsAIewHAgDvCwAh-AcCAO8LACH6BwIA7wsAIfwHAQDuCwAhHL8HAACRDQAwwAcAAIoCABDBBwAAkQ0AMNEHAgDvCwAh3gdAAP8LACH2BwEAlwwAIaoIQACNDAAhgwkBAJcMACGOCQEA7gsAIY8JQACNDAAhkAkBAJcMACGSCQAAkg2SCSKTCUAAjQwAIZQJQACNDAAhlQkBAJcMACGWCUAAjQwAIZcJQACNDAAhmAkBAJcMACGZCUAAjQwAIZoJAgDvCwAhmwkgAKAMACGcCUAAjQwAIZ0JIACgDAAhngkBAJcMACGfCQEAlwwAIaAJAQCXDAAhoQkBAJcMACGiCQEAlwwAIQcKAAD2CwAgYwAAlA0AIGQAAJQNACDFBwAAAJIJAsYHAAAAkgkIxwcAAACSCQjMBwAAkw2SCSIHCgAA9gsAIGMAAJQNACBkAACUDQAgxQcAAACSCQLGBwAAAJIJCMcHAAAAkgkIzAcAAJMNkgkiBMUHAAAAkgkCxgcAAACSCQjHBwAAAJIJCMwHAACUDZIJIgLsBwIAAAAB-gcCAAAAAQkDAACvDAAgvwcAAJYNADDABwAA0gEAEMEHAACWDQAw3gdAAIMMACHsBwIA_AsAIfgHAgD8CwAh-gcCAPwLACH8BwEA-wsAIQpJAACYDQAgSgAAmQ0AIL8HAACXDQAwwAcAAMoBABDBBwAAlw0AMOAIAQCkDAAh6AgCAPwLACHpCAIA_AsAIeoIAQCkDAAh6wgCANwMACETKgAAgg0AIL8HAACBDQAwwAcAAOUDABDBBwAAgQ0AMNAHQACDDAAh0QcCAPwLACH_BwIA3AwAIYQIAQCkDAAh4AgBAPsLACHqCAEApAwAIesIAgDcDAAh7ggBAPsLACHvCAIA_AsAIfAIAgDcDAAh8QgBAPsLACHyCAEApAwAIfMIIACmDAAhsQkAAOUDACCyCQAA5QMAIBEDAACvDAAgKgIA_AsAIUgAAK8MACBLAACCDQAgvwcAAJoNADDABwAAxgEAEMEHAACaDQAw0QcCAPwLACHeB0AAgwwAIewHAgD8CwAh4AgBAPsLACHqCAEApAwAIesIAgD8CwAh7AgBAPsLACHtCEAApQwAIbEJAADGAQAgsgkAAMYBACAPAwAArwwAICoCAPwLACFIAACvDAAgSwAAgg0AIL8HAACaDQAwwAcAAMYBABDBBwAAmg0AMNEHAgD8CwAh3gdAAIMMACHsBwIA_AsAIeAIAQD7CwAh6ggBAKQMACHrCAIA_AsAIewIAQD7CwAh7QhAAKUMACETAwAArwwAIL8HAACbDQAwwAcAAMIBABDBBwAAmw0AMNEHAgD8CwAh0wdAAKUMACHbB0AAgwwAId8HQAClDAAh7AcCAPwLACH4BwQArgwAIfwHAQCkDAAh4AgBAPsLACHhCAIA_AsAIeIIAgD8CwAh4wgCAPwLACHkCAQArgwAIeUIAgD8CwAh5ggBAKQMACHnCEAApQwAIQtFAACvDAAgvwcAAJwNADDABwAAvgEAEMEHAACcDQAw0QcCAPwLACHeB0AAgwwAId8HQACDDAAh5AcAAewMACGECQIA_AsAIYUJAgD8CwAhhgkCAPwLACELAwAArwwAIL8HAACdDQAwwAcAALoBABDBBwAAnQ0AMN4HQACDDAAh3wdAAIMMACHkBwAB7AwAIeYHQAClDAAh7AcCAPwLACGCCQEA-wsAIYMJAQD7CwAhDgMAAJ8NACBUAAD2DAAgvwcAAJ4NADDABwAAtQEAEMEHAACeDQAw0QcCAPwLACHeB0AAgwwAIewHAgDcDAAh4QgCAPwLACHmCAEApAwAIYcJAQD7CwAhiAkBAPsLACGJCUAAgwwAIYoJQAClDAAhQRAAAKQNACARAAClDQAgEgAApg0AIBMAAKcNACAUAACoDQAgFQAAqQ0AIBYAAKoNACAXAAD8DAAgGwAAqw0AIB0AAKwNACAeAADpDAAgIwAArg0AICUAAK0NACAnAACvDQAgLAAAsA0AIC4AALQNACAwAACxDQAgMgAAsw0AIDMAALYNACA3AACyDQAgOAAAtQ0AIDkAALcNACA6AAC4DQAgPQAAuQ0AID4AALkNACA_AAC5DQAgQQAAug0AIEIAALoNACBDAAC7DQAgRAAAvA0AIEYAAL0NACBHAAC-DQAgTAAAvw0AIE0AAL8NACBOAADADQAgvwcAAKINADDABwAAqgEAEMEHAACiDQAw0QcCAPwLACHeB0AAgwwAIfYHAQCkDAAhqghAAKUMACGDCQEApAwAIY4JAQD7CwAhjwlAAKUMACGQCQEApAwAIZIJAACjDZIJIpMJQAClDAAhlAlAAKUMACGVCQEApAwAIZYJQAClDAAhlwlAAKUMACGYCQEApAwAIZkJQAClDAAhmgkCAPwLACGbCSAApgwAIZwJQAClDAAhnQkgAKYMACGeCQEApAwAIZ8JAQCkDAAhoAkBAKQMACGhCQEApAwAIaIJAQCkDAAhsQkAAKoBACCyCQAAqgEAIAPuCAEAAAAB7wgCAAAAAfUIAgAAAAEPBAAAnw0AIEAAAK8MACC_BwAAoQ0AMMAHAACvAQAQwQcAAKENADDQB0AAgwwAIdEHAgD8CwAh7QcCANwMACGECAEApAwAIaAIAQD7CwAh6ggBAKQMACHuCAEA-wsAIe8IAgD8CwAh9QgCAPwLACH2CAIA_AsAIT8QAACkDQAgEQAApQ0AIBIAAKYNACATAACnDQAgFAAAqA0AIBUAAKkNACAWAACqDQAgFwAA_AwAIBsAAKsNACAdAACsDQAgHgAA6QwAICMAAK4NACAlAACtDQAgJwAArw0AICwAALANACAuAAC0DQAgMAAAsQ0AIDIAALMNACAzAAC2DQAgNwAAsg0AIDgAALUNACA5AAC3DQAgOgAAuA0AID0AALkNACA-AAC5DQAgPwAAuQ0AIEEAALoNACBCAAC6DQAgQwAAuw0AIEQAALwNACBGAAC9DQAgRwAAvg0AIEwAAL8NACBNAAC_DQAgTgAAwA0AIL8HAACiDQAwwAcAAKoBABDBBwAAog0AMNEHAgD8CwAh3gdAAIMMACH2BwEApAwAIaoIQAClDAAhgwkBAKQMACGOCQEA-wsAIY8JQAClDAAhkAkBAKQMACGSCQAAow2SCSKTCUAApQwAIZQJQAClDAAhlQkBAKQMACGWCUAApQwAIZcJQAClDAAhmAkBAKQMACGZCUAApQwAIZoJAgD8CwAhmwkgAKYMACGcCUAApQwAIZ0JIACmDAAhngkBAKQMACGfCQEApAwAIaAJAQCkDAAhoQkBAKQMACGiCQEApAwAIQTFBwAAAJIJAsYHAAAAkgkIxwcAAACSCQjMBwAAlA2SCSIDwAgAAAMAIMEIAAADACDCCAAAAwAgA8AIAAAHACDBCAAABwAgwggAAAcAIAPACAAACQAgwQgAAAkAIMIIAAAJACAMAwAArwwAIL8HAADxDAAwwAcAACkAEMEHAADxDAAw3gdAAIMMACHsBwIA_AsAIcoIAQD7CwAhywgEAK4MACHMCAIA_AsAIc0IQAClDAAhsQkAACkAILIJAAApACADwAgAACsAIMEIAAArACDCCAAAKwAgA8AIAAAvACDBCAAALwAgwggAAC8AIAPACAAAMwAgwQgAADMAIMIIAAAzACADwAgAAD0AIMEIAAA9ACDCCAAAPQAgA8AIAABBACDBCAAAQQAgwggAAEEAIAPACAAAUQAgwQgAAFEAIMIIAABRACADwAgAAFQAIMEIAABUACDCCAAAVAAgA8AIAABhACDBCAAAYQAgwggAAGEAIAPACAAAZQAgwQgAAGUAIMIIAABlACADwAgAAIABACDBCAAAgAEAIMIIAACAAQAgA8AIAACEAQAgwQgAAIQBACDCCAAAhAEAIAPACAAAiAEAIMEIAACIAQAgwggAAIgBACADwAgAAHkAIMEIAAB5ACDCCAAAeQAgA8AIAACcAQAgwQgAAJwBACDCCAAAnAEAIAPACAAAjAEAIMEIAACMAQAgwggAAIwBACADwAgAAJQBACDBCAAAlAEAIMIIAACUAQAgCQQAAK8MACA5AgD8CwAhvwcAAK0MADDABwAApAEAEMEHAACtDAAw7QcCAPwLACH4BwQArgwAIbEJAACkAQAgsgkAAKQBACADwAgAAKYBACDBCAAApgEAIMIIAACmAQAgA8AIAACvAQAgwQgAAK8BACDCCAAArwEAIAPACAAAtQEAIMEIAAC1AQAgwggAALUBACADwAgAALoBACDBCAAAugEAIMIIAAC6AQAgA8AIAAC-AQAgwQgAAL4BACDCCAAAvgEAIAPACAAAwgEAIMEIAADCAQAgwggAAMIBACADwAgAAMYBACDBCAAAxgEAIMIIAADGAQAgA8AIAADSAQAgwQgAANIBACDCCAAA0gEAIBMZAACfDQAgOwAArwwAIDwAAJ8NACC_BwAAwQ0AMMAHAACmAQAQwQcAAMENADDRBwIA_AsAId4HQACDDAAh_wcCANwMACGJCAAAwg36CCLqCAEA-wsAIe4IAQD7CwAh7wgCAPwLACH3CAIA_AsAIfgIAQCkDAAh-ggCANwMACH7CAEApAwAIfwIQAClDAAh_QhAAKUMACEExQcAAAD6CALGBwAAAPoICMcHAAAA-ggIzAcAAIgN-ggiDwQAAK8MACA1AADEDQAgvwcAAMMNADDABwAAlAEAEMEHAADDDQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACH5BwEA-wsAIfoHBACuDAAh-wcBAPsLACH8BwEA-wsAIf0HQACDDAAh_gcBAPsLACEPMQAAqAwAIDYAAKcMACC_BwAAowwAMMAHAACSAQAQwQcAAKMMADDRBwIA_AsAId4HQACDDAAh3wdAAKUMACHzBwEA-wsAIfQHAgDcDAAh9QcCANwMACH2BwEApAwAIfcHIACmDAAhsQkAAJIBACCyCQAAkgEAIAwZAACvDAAgvwcAAMUNADDABwAAnAEAEMEHAADFDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhoAgBAPsLACGjCEAApQwAIQLsBwIAAAAB9QcCAAAAAQkDAACvDAAgMQAAswwAIL8HAADHDQAwwAcAAIwBABDBBwAAxw0AMN4HQACDDAAh7AcCAPwLACH1BwIA_AsAIYMIAgD8CwAhDBkAAK8MACAxAACzDAAgvwcAAMgNADDABwAAiAEAEMEHAADIDQAw0QcCAPwLACHeB0AAgwwAIfUHAgD8CwAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACEZGQAArwwAIDIAALMNACAzAAC2DQAgNAAAzQ0AIDUAAMQNACC_BwAAyQ0AMMAHAACEAQAQwQcAAMkNADDRBwIA_AsAId4HQACDDAAh-QcBAPsLACH6BwQArgwAIfwHAQD7CwAh_wcCAPwLACGECAEA-wsAIYUIAQD7CwAhhwgAAMoNhwgiiQgAAMsNiQgiiggIAMwNACGLCAIA3AwAIYwIAgDcDAAhjQgBAKQMACGOCAIA_AsAIY8IAgD8CwAhkAgCAPwLACEExQcAAACHCALGBwAAAIcICMcHAAAAhwgIzAcAAL4MhwgiBMUHAAAAiQgCxgcAAACJCAjHBwAAAIkICMwHAAC8DIkIIgjFBwgAAAABxgcIAAAABccHCAAAAAXIBwgAAAAByQcIAAAAAcoHCAAAAAHLBwgAAAABzAcIAPMLACEIMQAAswwAIDQCAPwLACG_BwAAsgwAMMAHAACQAQAQwQcAALIMADD1BwIA_AsAIbEJAACQAQAgsgkAAJABACAPKQAArwwAICoAANENACAsAADSDQAgvwcAAM4NADDABwAAgAEAEMEHAADODQAw0QcCAPwLACHeB0AAgwwAIYkIAADQDZsIIpgIAADPDZgIIpkIAgD8CwAhmwhAAKUMACGcCAEApAwAIZ0IAgDcDAAhnggBAKQMACEExQcAAACYCALGBwAAAJgICMcHAAAAmAgIzAcAAMoMmAgiBMUHAAAAmwgCxgcAAACbCAjHBwAAAJsICMwHAADIDJsIIgPACAAAbgAgwQgAAG4AIMIIAABuACADwAgAAHMAIMEIAABzACDCCAAAcwAgAv8HAgAAAAGTCAIAAAABEBkAAK8MACAtAADVDQAgvwcAANQNADDABwAAeQAQwQcAANQNADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAKQMACGTCAIA_AsAIZ8IAgD8CwAhoAgBAPsLACGhCAEApAwAIaIIQAClDAAhIB8BAPsLACEoAADfDQAgKgAA0Q0AIC4AALQNACC_BwAA3A0AMMAHAABpABDBBwAA3A0AMNEHAgD8CwAh3gdAAIMMACHtBwIA3AwAIYEIQAClDAAhgggCANwMACGECAEA-wsAIYUIAQD7CwAhiQgAAN4NqQgikQgCANwMACGUCBAA2w0AIZ8IEADbDQAhpAgBAKQMACGlCAEApAwAIaYIEADdDQAhpwgCAPwLACGpCAEApAwAIaoIQAClDAAhqwgCAPwLACGsCCAApgwAIa0IAQD7CwAhrggBAPsLACGvCAIA_AsAIbAIAgD8CwAhsQkAAGkAILIJAABpACACkQgCAAAAAZIIAgAAAAEGKwAA2A0AIL8HAADXDQAwwAcAAHMAEMEHAADXDQAwkQgCAPwLACGSCAIA_AsAIREpAACvDAAgKgAA0Q0AICwAANINACC_BwAAzg0AMMAHAACAAQAQwQcAAM4NADDRBwIA_AsAId4HQACDDAAhiQgAANANmwgimAgAAM8NmAgimQgCAPwLACGbCEAApQwAIZwIAQCkDAAhnQgCANwMACGeCAEApAwAIbEJAACAAQAgsgkAAIABACACkggCAAAAAZMIAgAAAAEMKwAA2A0AIC0AANUNACC_BwAA2g0AMMAHAABuABDBBwAA2g0AMIQIAQD7CwAhkQgCANwMACGSCAIA_AsAIZMIAgD8CwAhlAgQANsNACGVCAIA_AsAIZYIAQCkDAAhCMUHEAAAAAHGBxAAAAAExwcQAAAABMgHEAAAAAHJBxAAAAABygcQAAAAAcsHEAAAAAHMBxAAwwwAIR4fAQD7CwAhKAAA3w0AICoAANENACAuAAC0DQAgvwcAANwNADDABwAAaQAQwQcAANwNADDRBwIA_AsAId4HQACDDAAh7QcCANwMACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGFCAEA-wsAIYkIAADeDakIIpEIAgDcDAAhlAgQANsNACGfCBAA2w0AIaQIAQCkDAAhpQgBAKQMACGmCBAA3Q0AIacIAgD8CwAhqQgBAKQMACGqCEAApQwAIasIAgD8CwAhrAggAKYMACGtCAEA-wsAIa4IAQD7CwAhrwgCAPwLACGwCAIA_AsAIQjFBxAAAAABxgcQAAAABccHEAAAAAXIBxAAAAAByQcQAAAAAcoHEAAAAAHLBxAAAAABzAcQANMMACEExQcAAACpCALGBwAAAKkICMcHAAAAqQgIzAcAANEMqQgiEQQAAK8MACAvAADiDQAgvwcAAOANADDABwAAZQAQwQcAAOANADDRBwIA_AsAId4HQACDDAAh7QcCAPwLACHuBwEA-wsAIYUIAQD7CwAhiQgAAOENsggipAgBAPsLACGvCAIA_AsAIbAIAgD8CwAhsgggAKYMACGxCQAAZQAgsgkAAGUAIA8EAACvDAAgLwAA4g0AIL8HAADgDQAwwAcAAGUAEMEHAADgDQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACGFCAEA-wsAIYkIAADhDbIIIqQIAQD7CwAhrwgCAPwLACGwCAIA_AsAIbIIIACmDAAhBMUHAAAAsggCxgcAAACyCAjHBwAAALIICMwHAADXDLIIIgPACAAAaQAgwQgAAGkAIMIIAABpACADwgcBAAAAAewHAgAAAAGACQEAAAABCwMAAK8MACC_BwAA5A0AMMAHAABhABDBBwAA5A0AMMIHAQD7CwAh3gdAAIMMACHsBwIA_AsAIYkIAgD8CwAhoAgBAPsLACGACQEA-wsAIYEJAAHsDAAhAtEHAgAAAAG5CAIAAAABDxkAAK8MACAgAADgDAAgIQAA5w0AICMAAK4NACC_BwAA5g0AMMAHAABRABDBBwAA5g0AMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGgCAEA-wsAIbkIAgD8CwAhuwgCAPwLACEVGQAArwwAIB8AAO4NACAkAADvDQAgJQAArQ0AICYAAPANACC_BwAA7A0AMMAHAABJABDBBwAA7A0AMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIYkIAADtDb4IIqAIAQD7CwAhvAgCANwMACG-CAIA3AwAIb8IAgD8CwAhsQkAAEkAILIJAABJACAC7AcCAAAAAboIAgAAAAEJAwAArwwAICIAAOoNACC_BwAA6Q0AMMAHAABUABDBBwAA6Q0AMN4HQACDDAAh7AcCAPwLACGDCAIA_AsAIboIAgD8CwAhERkAAK8MACAgAADgDAAgIQAA5w0AICMAAK4NACC_BwAA5g0AMMAHAABRABDBBwAA5g0AMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGgCAEA-wsAIbkIAgD8CwAhuwgCAPwLACGxCQAAUQAgsgkAAFEAIALRBwIAAAABvggCAAAAARMZAACvDAAgHwAA7g0AICQAAO8NACAlAACtDQAgJgAA8A0AIL8HAADsDQAwwAcAAEkAEMEHAADsDQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhiQgAAO0NvggioAgBAPsLACG8CAIA3AwAIb4IAgDcDAAhvwgCAPwLACEExQcAAAC-CALGBwAAAL4ICMcHAAAAvggIzAcAAOYMvggiCR4AAOkMACC_BwAA6AwAMMAHAABNABDBBwAA6AwAMNEHAgD8CwAh7gcBAPsLACGkCAEA-wsAIbEJAABNACCyCQAATQAgERkAAK8MACAgAADgDAAgIQAA5w0AICMAAK4NACC_BwAA5g0AMMAHAABRABDBBwAA5g0AMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGgCAEA-wsAIbkIAgD8CwAhuwgCAPwLACGxCQAAUQAgsgkAAFEAIAcgAADgDAAgvwcAAN8MADDABwAAXAAQwQcAAN8MADC5CAIA_AsAIbEJAABcACCyCQAAXAAgAuwHAgAAAAHWCAIAAAABCQMAAK8MACAaAADzDQAgvwcAAPINADDABwAAQQAQwQcAAPINADDsBwIA_AsAIdYIAgD8CwAh1wgCAPwLACHYCEAAgwwAIRYYAAD2DQAgGQAArwwAIBsAAKsNACAcAACsDQAgvwcAAPUNADDABwAANwAQwQcAAPUNADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIdkIAgD8CwAh2gggAKYMACHbCCAApgwAIdwIAgD8CwAh3QhAAIMMACHeCAIA_AsAIbEJAAA3ACCyCQAANwAgDBkAAK8MACAaAADzDQAgvwcAAPQNADDABwAAPQAQwQcAAPQNADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACHWCAIA_AsAIRQYAAD2DQAgGQAArwwAIBsAAKsNACAcAACsDQAgvwcAAPUNADDABwAANwAQwQcAAPUNADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIdkIAgD8CwAh2gggAKYMACHbCCAApgwAIdwIAgD8CwAh3QhAAIMMACHeCAIA_AsAIQwXAAD8DAAgvwcAAPsMADDABwAAwAQAEMEHAAD7DAAw0QcCAPwLACHeB0AAgwwAIYQIAQD7CwAhhQgBAPsLACGqCEAApQwAId8IAgD8CwAhsQkAAMAEACCyCQAAwAQAIALDCAEAAAABxAgBAAAAAQoDAACvDAAgvwcAAPgNADDABwAAMwAQwQcAAPgNADDRBwIA_AsAId4HQACDDAAh7AcCAPwLACHDCAEA-wsAIcQIAQD7CwAhxQhAAKUMACENAwAArwwAIL8HAAD5DQAwwAcAAC8AEMEHAAD5DQAw0QcCAPwLACHeB0AAgwwAIewHAgD8CwAh7gcBAPsLACHFCEAApQwAIcYIAAHsDAAhxwgAAewMACHICAQArgwAIckIAACeDAAgAuQHAAEAAAHsBwIAAAABBwMAAK8MACC_BwAA-w0AMMAHAAArABDBBwAA-w0AMOQHAAHsDAAh5gdAAKUMACHsBwIA_AsAIQ8EAACvDAAgDAAA_g0AIA0AAKYNACAOAACkDQAgvwcAAPwNADDABwAABwAQwQcAAPwNADDRBwIA_AsAId4HQACDDAAh7QcCAPwLACHuBwEA-wsAIe8HAQD7CwAh8AcAAf0NACHxBwAAngwAIPIHAACeDAAgBMUHAAEAAAHGBwABAAAFxwcAAQAABcwHAAGbDAAhA8AIAAAYACDBCAAAGAAgwggAABgAIA8FAACADgAgBgAAgQ4AIL8HAAD_DQAwwAcAABgAEMEHAAD_DQAw1gcAAewMACHXBwAB7AwAIdgHAgD8CwAh2QcAAIwMACDaBwIA_AsAIdsHQAClDAAh3AcCANwMACHdB0AApQwAId4HQACDDAAh3wdAAIMMACERBAAArwwAIAwAAP4NACANAACmDQAgDgAApA0AIL8HAAD8DQAwwAcAAAcAEMEHAAD8DQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACHvBwEA-wsAIfAHAAH9DQAh8QcAAJ4MACDyBwAAngwAILEJAAAHACCyCQAABwAgDgMAAK8MACAFAACADgAgCwAAiQ4AIAwAAP4NACC_BwAAiA4AMMAHAAAJABDBBwAAiA4AMNEHAgD8CwAh2AcCAPwLACHZBwAAjAwAIN4HQACDDAAh7AcCAPwLACGxCQAACQAgsgkAAAkAIAgHAACDDgAgvwcAAIIOADDABwAAEQAQwQcAAIIOADDeB0AAgwwAIeQHAAHsDAAh5QcCAPwLACHmB0AApQwAIRIGAACFDgAgCAAAhg4AIAkAAKQNACC_BwAAhA4AMMAHAAANABDBBwAAhA4AMNEHAgD8CwAh2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwAB_Q0AIegHAQCkDAAh6QcBAKQMACHqB0AApQwAIesHQAClDAAhsQkAAA0AILIJAAANACAQBgAAhQ4AIAgAAIYOACAJAACkDQAgvwcAAIQOADDABwAADQAQwQcAAIQOADDRBwIA_AsAIdkHAACMDAAg3AcCAPwLACHeB0AAgwwAId8HQACDDAAh5wcAAf0NACHoBwEApAwAIekHAQCkDAAh6gdAAKUMACHrB0AApQwAIQ4DAACvDAAgBQAAgA4AIAsAAIkOACAMAAD-DQAgvwcAAIgOADDABwAACQAQwQcAAIgOADDRBwIA_AsAIdgHAgD8CwAh2QcAAIwMACDeB0AAgwwAIewHAgD8CwAhsQkAAAkAILIJAAAJACADwAgAABEAIMEIAAARACDCCAAAEQAgAtgHAgAAAAHsBwIAAAABDAMAAK8MACAFAACADgAgCwAAiQ4AIAwAAP4NACC_BwAAiA4AMMAHAAAJABDBBwAAiA4AMNEHAgD8CwAh2AcCAPwLACHZBwAAjAwAIN4HQACDDAAh7AcCAPwLACEDwAgAAA0AIMEIAAANACDCCAAADQAgEgMAAK8MACAFAACLDgAgDwAAjA4AIL8HAACKDgAwwAcAAAMAEMEHAACKDgAw0QcCAPwLACHYBwIA3AwAIdkHAACMDAAg3gdAAIMMACHfB0AApQwAIeQHAAHsDAAh7AcCAPwLACHuBwEA-wsAIcUIQAClDAAhiwkBAPsLACGMCUAApQwAIY0JAgDcDAAhEQQAAK8MACAMAAD-DQAgDQAApg0AIA4AAKQNACC_BwAA_A0AMMAHAAAHABDBBwAA_A0AMNEHAgD8CwAh3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAh7wcBAPsLACHwBwAB_Q0AIfEHAACeDAAg8gcAAJ4MACCxCQAABwAgsgkAAAcAIBIGAACFDgAgCAAAhg4AIAkAAKQNACC_BwAAhA4AMMAHAAANABDBBwAAhA4AMNEHAgD8CwAh2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwAB_Q0AIegHAQCkDAAh6QcBAKQMACHqB0AApQwAIesHQAClDAAhsQkAAA0AILIJAAANACAAAAAAAAABtgkBAAAAAQW2CQIAAAABvQkCAAAAAb4JAgAAAAG_CQIAAAABwAkCAAAAAQW2CQQAAAABvQkEAAAAAb4JBAAAAAG_CQQAAAABwAkEAAAAAQAAAAG2CUAAAAABAAAAAAAAAAAAAAAAAAABtgkAAQAAAQK2CQAAAOEHCLwJAAAA4QcCAbYJQAAAAAEFtgkCAAAAAb0JAgAAAAG-CQIAAAABvwkCAAAAAcAJAgAAAAEFWwAAyhoAIFwAANAaACCzCQAAyxoAILQJAADPGgAguQkAACYAIAdbAADIGgAgXAAAzRoAILMJAADJGgAgtAkAAMwaACC3CQAACQAguAkAAAkAILkJAAALACABtgkAAADhBwgDWwAAyhoAILMJAADLGgAguQkAACYAIANbAADIGgAgswkAAMkaACC5CQAACwAgAAAAAAAFWwAAwxoAIFwAAMYaACCzCQAAxBoAILQJAADFGgAguQkAAA8AIANbAADDGgAgswkAAMQaACC5CQAADwAgAAAAAAACtgkAAADhBwi8CQAAAOEHAgG2CQABAAABAbYJAQAAAAEFWwAAshoAIFwAAMEaACCzCQAAsxoAILQJAADAGgAguQkAAAsAIAtbAADVDgAwXAAA2g4AMLMJAADWDgAwtAkAANcOADC1CQAA2A4AILYJAADZDgAwtwkAANkOADC4CQAA2Q4AMLkJAADZDgAwugkAANsOADC7CQAA3A4AMAtbAADDDgAwXAAAyA4AMLMJAADEDgAwtAkAAMUOADC1CQAAxg4AILYJAADHDgAwtwkAAMcOADC4CQAAxw4AMLkJAADHDgAwugkAAMkOADC7CQAAyg4AMA0DAADTDgAgBQAA1A4AINEHAgAAAAHYBwIAAAAB2QcAANIOACDeB0AAAAAB3wdAAAAAAeQHAAEAAAHsBwIAAAAB7gcBAAAAAcUIQAAAAAGLCQEAAAABjAlAAAAAAQIAAAAFACBbAADRDgAgAwAAAAUAIFsAANEOACBcAADODgAgAVQAAL8aADASAwAArwwAIAUAAIsOACAPAACMDgAgvwcAAIoOADDABwAAAwAQwQcAAIoOADDRBwIAAAAB2AcCANwMACHZBwAAjAwAIN4HQACDDAAh3wdAAKUMACHkBwABAAAB7AcCAPwLACHuBwEA-wsAIcUIQAClDAAhiwkBAPsLACGMCUAApQwAIY0JAgDcDAAhAgAAAAUAIFQAAM4OACACAAAAyw4AIFQAAMwOACAPvwcAAMoOADDABwAAyw4AEMEHAADKDgAw0QcCAPwLACHYBwIA3AwAIdkHAACMDAAg3gdAAIMMACHfB0AApQwAIeQHAAHsDAAh7AcCAPwLACHuBwEA-wsAIcUIQAClDAAhiwkBAPsLACGMCUAApQwAIY0JAgDcDAAhD78HAADKDgAwwAcAAMsOABDBBwAAyg4AMNEHAgD8CwAh2AcCANwMACHZBwAAjAwAIN4HQACDDAAh3wdAAKUMACHkBwAB7AwAIewHAgD8CwAh7gcBAPsLACHFCEAApQwAIYsJAQD7CwAhjAlAAKUMACGNCQIA3AwAIQvRBwIAlA4AIdgHAgCrDgAh2QcAAM0OACDeB0AAmQ4AId8HQACqDgAh5AcAAagOACHsBwIAlA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhArYJAAAA4QcIvAkAAADhBwINAwAAzw4AIAUAANAOACDRBwIAlA4AIdgHAgCrDgAh2QcAAM0OACDeB0AAmQ4AId8HQACqDgAh5AcAAagOACHsBwIAlA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhBVsAALcaACBcAAC9GgAgswkAALgaACC0CQAAvBoAILkJAAABACAHWwAAtRoAIFwAALoaACCzCQAAthoAILQJAAC5GgAgtwkAAAcAILgJAAAHACC5CQAAJgAgDQMAANMOACAFAADUDgAg0QcCAAAAAdgHAgAAAAHZBwAA0g4AIN4HQAAAAAHfB0AAAAAB5AcAAQAAAewHAgAAAAHuBwEAAAABxQhAAAAAAYsJAQAAAAGMCUAAAAABAbYJAAAA4QcIA1sAALcaACCzCQAAuBoAILkJAAABACADWwAAtRoAILMJAAC2GgAguQkAACYAIAPeB0AAAAAB5AcAAQAAAeYHQAAAAAECAAAAEwAgWwAA4A4AIAMAAAATACBbAADgDgAgXAAA3w4AIAFUAAC0GgAwCAcAAIMOACC_BwAAgg4AMMAHAAARABDBBwAAgg4AMN4HQACDDAAh5AcAAQAAAeUHAgD8CwAh5gdAAKUMACECAAAAEwAgVAAA3w4AIAIAAADdDgAgVAAA3g4AIAe_BwAA3A4AMMAHAADdDgAQwQcAANwOADDeB0AAgwwAIeQHAAHsDAAh5QcCAPwLACHmB0AApQwAIQe_BwAA3A4AMMAHAADdDgAQwQcAANwOADDeB0AAgwwAIeQHAAHsDAAh5QcCAPwLACHmB0AApQwAIQPeB0AAmQ4AIeQHAAGoDgAh5gdAAKoOACED3gdAAJkOACHkBwABqA4AIeYHQACqDgAhA94HQAAAAAHkBwABAAAB5gdAAAAAAQG2CQAAAOEHCANbAACyGgAgswkAALMaACC5CQAACwAgBFsAANUOADCzCQAA1g4AMLUJAADYDgAguQkAANkOADAEWwAAww4AMLMJAADEDgAwtQkAAMYOACC5CQAAxw4AMAAAAAAAArYJAAAA4QcIvAkAAADhBwIFWwAAqBoAIFwAALAaACCzCQAAqRoAILQJAACvGgAguQkAAAEAIAVbAACmGgAgXAAArRoAILMJAACnGgAgtAkAAKwaACC5CQAAJgAgC1sAAPsOADBcAACADwAwswkAAPwOADC0CQAA_Q4AMLUJAAD-DgAgtgkAAP8OADC3CQAA_w4AMLgJAAD_DgAwuQkAAP8OADC6CQAAgQ8AMLsJAACCDwAwC1sAAO8OADBcAAD0DgAwswkAAPAOADC0CQAA8Q4AMLUJAADyDgAgtgkAAPMOADC3CQAA8w4AMLgJAADzDgAwuQkAAPMOADC6CQAA9Q4AMLsJAAD2DgAwCgUAAK8OACDWBwABAAAB1wcAAQAAAdgHAgAAAAHZBwAArg4AINoHAgAAAAHbB0AAAAAB3QdAAAAAAd4HQAAAAAHfB0AAAAABAgAAABoAIFsAAPoOACADAAAAGgAgWwAA-g4AIFwAAPkOACABVAAAqxoAMA8FAACADgAgBgAAgQ4AIL8HAAD_DQAwwAcAABgAEMEHAAD_DQAw1gcAAQAAAdcHAAEAAAHYBwIA_AsAIdkHAACMDAAg2gcCAPwLACHbB0AApQwAIdwHAgDcDAAh3QdAAKUMACHeB0AAgwwAId8HQACDDAAhAgAAABoAIFQAAPkOACACAAAA9w4AIFQAAPgOACANvwcAAPYOADDABwAA9w4AEMEHAAD2DgAw1gcAAewMACHXBwAB7AwAIdgHAgD8CwAh2QcAAIwMACDaBwIA_AsAIdsHQAClDAAh3AcCANwMACHdB0AApQwAId4HQACDDAAh3wdAAIMMACENvwcAAPYOADDABwAA9w4AEMEHAAD2DgAw1gcAAewMACHXBwAB7AwAIdgHAgD8CwAh2QcAAIwMACDaBwIA_AsAIdsHQAClDAAh3AcCANwMACHdB0AApQwAId4HQACDDAAh3wdAAIMMACEJ1gcAAagOACHXBwABqA4AIdgHAgCUDgAh2QcAAKkOACDaBwIAlA4AIdsHQACqDgAh3QdAAKoOACHeB0AAmQ4AId8HQACZDgAhCgUAAKwOACDWBwABqA4AIdcHAAGoDgAh2AcCAJQOACHZBwAAqQ4AINoHAgCUDgAh2wdAAKoOACHdB0AAqg4AId4HQACZDgAh3wdAAJkOACEKBQAArw4AINYHAAEAAAHXBwABAAAB2AcCAAAAAdkHAACuDgAg2gcCAAAAAdsHQAAAAAHdB0AAAAAB3gdAAAAAAd8HQAAAAAELCAAA4w4AIAkAAOQOACDRBwIAAAAB2QcAAOEOACDeB0AAAAAB3wdAAAAAAecHAAEAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAABAgAAAA8AIFsAAIYPACADAAAADwAgWwAAhg8AIFwAAIUPACABVAAAqhoAMBAGAACFDgAgCAAAhg4AIAkAAKQNACC_BwAAhA4AMMAHAAANABDBBwAAhA4AMNEHAgAAAAHZBwAAjAwAINwHAgD8CwAh3gdAAIMMACHfB0AAgwwAIecHAAEAAAHoBwEApAwAIekHAQCkDAAh6gdAAKUMACHrB0AApQwAIQIAAAAPACBUAACFDwAgAgAAAIMPACBUAACEDwAgDb8HAACCDwAwwAcAAIMPABDBBwAAgg8AMNEHAgD8CwAh2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwAB_Q0AIegHAQCkDAAh6QcBAKQMACHqB0AApQwAIesHQAClDAAhDb8HAACCDwAwwAcAAIMPABDBBwAAgg8AMNEHAgD8CwAh2QcAAIwMACDcBwIA_AsAId4HQACDDAAh3wdAAIMMACHnBwAB_Q0AIegHAQCkDAAh6QcBAKQMACHqB0AApQwAIesHQAClDAAhCdEHAgCUDgAh2QcAAL0OACDeB0AAmQ4AId8HQACZDgAh5wcAAb4OACHoBwEAvw4AIekHAQC_DgAh6gdAAKoOACHrB0AAqg4AIQsIAADBDgAgCQAAwg4AINEHAgCUDgAh2QcAAL0OACDeB0AAmQ4AId8HQACZDgAh5wcAAb4OACHoBwEAvw4AIekHAQC_DgAh6gdAAKoOACHrB0AAqg4AIQsIAADjDgAgCQAA5A4AINEHAgAAAAHZBwAA4Q4AIN4HQAAAAAHfB0AAAAAB5wcAAQAAAegHAQAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAEBtgkAAADhBwgDWwAAqBoAILMJAACpGgAguQkAAAEAIANbAACmGgAgswkAAKcaACC5CQAAJgAgBFsAAPsOADCzCQAA_A4AMLUJAAD-DgAguQkAAP8OADAEWwAA7w4AMLMJAADwDgAwtQkAAPIOACC5CQAA8w4AMAAAAAAAArYJAQAAAAS8CQEAAAAFArYJAQAAAAS8CQEAAAAFBVsAAJkaACBcAACkGgAgswkAAJoaACC0CQAAoxoAILkJAAABACALWwAAqw8AMFwAALAPADCzCQAArA8AMLQJAACtDwAwtQkAAK4PACC2CQAArw8AMLcJAACvDwAwuAkAAK8PADC5CQAArw8AMLoJAACxDwAwuwkAALIPADALWwAAog8AMFwAAKYPADCzCQAAow8AMLQJAACkDwAwtQkAAKUPACC2CQAA8w4AMLcJAADzDgAwuAkAAPMOADC5CQAA8w4AMLoJAACnDwAwuwkAAPYOADALWwAAlw8AMFwAAJsPADCzCQAAmA8AMLQJAACZDwAwtQkAAJoPACC2CQAAxw4AMLcJAADHDgAwuAkAAMcOADC5CQAAxw4AMLoJAACcDwAwuwkAAMoOADANAwAA0w4AIA8AAKEPACDRBwIAAAAB2QcAANIOACDeB0AAAAAB3wdAAAAAAeQHAAEAAAHsBwIAAAAB7gcBAAAAAcUIQAAAAAGLCQEAAAABjAlAAAAAAY0JAgAAAAECAAAABQAgWwAAoA8AIAMAAAAFACBbAACgDwAgXAAAng8AIAFUAACiGgAwAgAAAAUAIFQAAJ4PACACAAAAyw4AIFQAAJ0PACAL0QcCAJQOACHZBwAAzQ4AIN4HQACZDgAh3wdAAKoOACHkBwABqA4AIewHAgCUDgAh7gcBAJMOACHFCEAAqg4AIYsJAQCTDgAhjAlAAKoOACGNCQIAqw4AIQ0DAADPDgAgDwAAnw8AINEHAgCUDgAh2QcAAM0OACDeB0AAmQ4AId8HQACqDgAh5AcAAagOACHsBwIAlA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhjQkCAKsOACEHWwAAnRoAIFwAAKAaACCzCQAAnhoAILQJAACfGgAgtwkAAA0AILgJAAANACC5CQAADwAgDQMAANMOACAPAAChDwAg0QcCAAAAAdkHAADSDgAg3gdAAAAAAd8HQAAAAAHkBwABAAAB7AcCAAAAAe4HAQAAAAHFCEAAAAABiwkBAAAAAYwJQAAAAAGNCQIAAAABA1sAAJ0aACCzCQAAnhoAILkJAAAPACAKBgAAsA4AINYHAAEAAAHXBwABAAAB2QcAAK4OACDaBwIAAAAB2wdAAAAAAdwHAgAAAAHdB0AAAAAB3gdAAAAAAd8HQAAAAAECAAAAGgAgWwAAqg8AIAMAAAAaACBbAACqDwAgXAAAqQ8AIAFUAACcGgAwAgAAABoAIFQAAKkPACACAAAA9w4AIFQAAKgPACAJ1gcAAagOACHXBwABqA4AIdkHAACpDgAg2gcCAJQOACHbB0AAqg4AIdwHAgCrDgAh3QdAAKoOACHeB0AAmQ4AId8HQACZDgAhCgYAAK0OACDWBwABqA4AIdcHAAGoDgAh2QcAAKkOACDaBwIAlA4AIdsHQACqDgAh3AcCAKsOACHdB0AAqg4AId4HQACZDgAh3wdAAJkOACEKBgAAsA4AINYHAAEAAAHXBwABAAAB2QcAAK4OACDaBwIAAAAB2wdAAAAAAdwHAgAAAAHdB0AAAAAB3gdAAAAAAd8HQAAAAAEHAwAAiA8AIAsAAIoPACAMAACLDwAg0QcCAAAAAdkHAACHDwAg3gdAAAAAAewHAgAAAAECAAAACwAgWwAAtg8AIAMAAAALACBbAAC2DwAgXAAAtQ8AIAFUAACbGgAwDQMAAK8MACAFAACADgAgCwAAiQ4AIAwAAP4NACC_BwAAiA4AMMAHAAAJABDBBwAAiA4AMNEHAgAAAAHYBwIA_AsAIdkHAACMDAAg3gdAAIMMACHsBwIA_AsAIbAJAACHDgAgAgAAAAsAIFQAALUPACACAAAAsw8AIFQAALQPACAIvwcAALIPADDABwAAsw8AEMEHAACyDwAw0QcCAPwLACHYBwIA_AsAIdkHAACMDAAg3gdAAIMMACHsBwIA_AsAIQi_BwAAsg8AMMAHAACzDwAQwQcAALIPADDRBwIA_AsAIdgHAgD8CwAh2QcAAIwMACDeB0AAgwwAIewHAgD8CwAhBNEHAgCUDgAh2QcAAOoOACDeB0AAmQ4AIewHAgCUDgAhBwMAAOsOACALAADtDgAgDAAA7g4AINEHAgCUDgAh2QcAAOoOACDeB0AAmQ4AIewHAgCUDgAhBwMAAIgPACALAACKDwAgDAAAiw8AINEHAgAAAAHZBwAAhw8AIN4HQAAAAAHsBwIAAAABAbYJAQAAAAQBtgkBAAAABANbAACZGgAgswkAAJoaACC5CQAAAQAgBFsAAKsPADCzCQAArA8AMLUJAACuDwAguQkAAK8PADAEWwAAog8AMLMJAACjDwAwtQkAAKUPACC5CQAA8w4AMARbAACXDwAwswkAAJgPADC1CQAAmg8AILkJAADHDgAwAAAAAAABtgkgAAAAAQdbAACRGgAgXAAAlxoAILMJAACSGgAgtAkAAJYaACC3CQAAlAEAILgJAACUAQAguQkAAKIBACAHWwAAjxoAIFwAAJQaACCzCQAAkBoAILQJAACTGgAgtwkAAIQBACC4CQAAhAEAILkJAACGAQAgA1sAAJEaACCzCQAAkhoAILkJAACiAQAgA1sAAI8aACCzCQAAkBoAILkJAACGAQAgAgQAANEPACA1AADSFwAgCRkAANEPACAyAADCFwAgMwAAxRcAIDQAANMXACA1AADSFwAgiggAAI0OACCLCAAAjQ4AIIwIAACNDgAgjQgAAI0OACAAAAAAAAW2CQQAAAABvQkEAAAAAb4JBAAAAAG_CQQAAAABwAkEAAAAAQVbAACKGgAgXAAAjRoAILMJAACLGgAgtAkAAIwaACC5CQAAAQAgA1sAAIoaACCzCQAAixoAILkJAAABACA1EAAAsxcAIBEAALQXACASAAC1FwAgEwAAthcAIBQAALcXACAVAAC4FwAgFgAAuRcAIBcAAIMTACAbAAC6FwAgHQAAuxcAIB4AAJISACAjAAC9FwAgJQAAvBcAICcAAL4XACAsAAC_FwAgLgAAwxcAIDAAAMAXACAyAADCFwAgMwAAxRcAIDcAAMEXACA4AADEFwAgOQAAxhcAIDoAAMcXACA9AADIFwAgPgAAyBcAID8AAMgXACBBAADJFwAgQgAAyRcAIEMAAMoXACBEAADLFwAgRgAAzBcAIEcAAM0XACBMAADOFwAgTQAAzhcAIE4AAM8XACD2BwAAjQ4AIKoIAACNDgAggwkAAI0OACCPCQAAjQ4AIJAJAACNDgAgkwkAAI0OACCUCQAAjQ4AIJUJAACNDgAglgkAAI0OACCXCQAAjQ4AIJgJAACNDgAgmQkAAI0OACCcCQAAjQ4AIJ4JAACNDgAgnwkAAI0OACCgCQAAjQ4AIKEJAACNDgAgogkAAI0OACAAAAAAAAVbAACFGgAgXAAAiBoAILMJAACGGgAgtAkAAIcaACC5CQAAAQAgB1sAANkPACBcAADcDwAgswkAANoPACC0CQAA2w8AILcJAACSAQAguAkAAJIBACC5CQAA5AkAIAgxAADGDwAg0QcCAAAAAd4HQAAAAAHfB0AAAAAB8wcBAAAAAfUHAgAAAAH2BwEAAAAB9wcgAAAAAQIAAADkCQAgWwAA2Q8AIAMAAACSAQAgWwAA2Q8AIFwAAN0PACAKAAAAkgEAIDEAAMQPACBUAADdDwAg0QcCAJQOACHeB0AAmQ4AId8HQACqDgAh8wcBAJMOACH1BwIAqw4AIfYHAQC_DgAh9wcgAMIPACEIMQAAxA8AINEHAgCUDgAh3gdAAJkOACHfB0AAqg4AIfMHAQCTDgAh9QcCAKsOACH2BwEAvw4AIfcHIADCDwAhA1sAAIUaACCzCQAAhhoAILkJAAABACADWwAA2Q8AILMJAADaDwAguQkAAOQJACAAAAAAAAVbAACAGgAgXAAAgxoAILMJAACBGgAgtAkAAIIaACC5CQAAhgEAIANbAACAGgAgswkAAIEaACC5CQAAhgEAIAAAAAAABVsAAPgZACBcAAD-GQAgswkAAPkZACC0CQAA_RkAILkJAACGAQAgBVsAAPYZACBcAAD7GQAgswkAAPcZACC0CQAA-hkAILkJAAABACADWwAA-BkAILMJAAD5GQAguQkAAIYBACADWwAA9hkAILMJAAD3GQAguQkAAAEAIAAAAAAABVsAAO4ZACBcAAD0GQAgswkAAO8ZACC0CQAA8xkAILkJAACGAQAgBVsAAOwZACBcAADxGQAgswkAAO0ZACC0CQAA8BkAILkJAAABACADWwAA7hkAILMJAADvGQAguQkAAIYBACADWwAA7BkAILMJAADtGQAguQkAAAEAIAAAAAAAAbYJAAAAhwgCAbYJAAAAiQgCBbYJCAAAAAG9CQgAAAABvgkIAAAAAb8JCAAAAAHACQgAAAABBVsAAOUZACBcAADqGQAgswkAAOYZACC0CQAA6RkAILkJAAABACALWwAAnBAAMFwAAKEQADCzCQAAnRAAMLQJAACeEAAwtQkAAJ8QACC2CQAAoBAAMLcJAACgEAAwuAkAAKAQADC5CQAAoBAAMLoJAACiEAAwuwkAAKMQADALWwAAkBAAMFwAAJUQADCzCQAAkRAAMLQJAACSEAAwtQkAAJMQACC2CQAAlBAAMLcJAACUEAAwuAkAAJQQADC5CQAAlBAAMLoJAACWEAAwuwkAAJcQADAHWwAAixAAIFwAAI4QACCzCQAAjBAAILQJAACNEAAgtwkAAJABACC4CQAAkAEAILkJAACeCQAgB1sAAIYQACBcAACJEAAgswkAAIcQACC0CQAAiBAAILcJAACSAQAguAkAAJIBACC5CQAA5AkAIAg2AADFDwAg0QcCAAAAAd4HQAAAAAHfB0AAAAAB8wcBAAAAAfQHAgAAAAH2BwEAAAAB9wcgAAAAAQIAAADkCQAgWwAAhhAAIAMAAACSAQAgWwAAhhAAIFwAAIoQACAKAAAAkgEAIDYAAMMPACBUAACKEAAg0QcCAJQOACHeB0AAmQ4AId8HQACqDgAh8wcBAJMOACH0BwIAqw4AIfYHAQC_DgAh9wcgAMIPACEINgAAww8AINEHAgCUDgAh3gdAAJkOACHfB0AAqg4AIfMHAQCTDgAh9AcCAKsOACH2BwEAvw4AIfcHIADCDwAhATQCAAAAAQIAAACeCQAgWwAAixAAIAMAAACQAQAgWwAAixAAIFwAAI8QACADAAAAkAEAIDQCAJQOACFUAACPEAAgATQCAJQOACEEAwAA-A8AIN4HQAAAAAHsBwIAAAABgwgCAAAAAQIAAACOAQAgWwAAmxAAIAMAAACOAQAgWwAAmxAAIFwAAJoQACABVAAA6BkAMAoDAACvDAAgMQAAswwAIL8HAADHDQAwwAcAAIwBABDBBwAAxw0AMN4HQACDDAAh7AcCAPwLACH1BwIA_AsAIYMIAgD8CwAhpQkAAMYNACACAAAAjgEAIFQAAJoQACACAAAAmBAAIFQAAJkQACAHvwcAAJcQADDABwAAmBAAEMEHAACXEAAw3gdAAIMMACHsBwIA_AsAIfUHAgD8CwAhgwgCAPwLACEHvwcAAJcQADDABwAAmBAAEMEHAACXEAAw3gdAAIMMACHsBwIA_AsAIfUHAgD8CwAhgwgCAPwLACED3gdAAJkOACHsBwIAlA4AIYMIAgCUDgAhBAMAAPYPACDeB0AAmQ4AIewHAgCUDgAhgwgCAJQOACEEAwAA-A8AIN4HQAAAAAHsBwIAAAABgwgCAAAAAQcZAADvDwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABAgAAAIoBACBbAACnEAAgAwAAAIoBACBbAACnEAAgXAAAphAAIAFUAADnGQAwDBkAAK8MACAxAACzDAAgvwcAAMgNADDABwAAiAEAEMEHAADIDQAw0QcCAAAAAd4HQACDDAAh9QcCAPwLACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIQIAAACKAQAgVAAAphAAIAIAAACkEAAgVAAApRAAIAq_BwAAoxAAMMAHAACkEAAQwQcAAKMQADDRBwIA_AsAId4HQACDDAAh9QcCAPwLACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIQq_BwAAoxAAMMAHAACkEAAQwQcAAKMQADDRBwIA_AsAId4HQACDDAAh9QcCAPwLACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIQbRBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACEHGQAA7Q8AINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIQcZAADvDwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABA1sAAOUZACCzCQAA5hkAILkJAAABACAEWwAAnBAAMLMJAACdEAAwtQkAAJ8QACC5CQAAoBAAMARbAACQEAAwswkAAJEQADC1CQAAkxAAILkJAACUEAAwA1sAAIsQACCzCQAAjBAAILkJAACeCQAgA1sAAIYQACCzCQAAhxAAILkJAADkCQAgAAAAAAAFWwAA4BkAIFwAAOMZACCzCQAA4RkAILQJAADiGQAguQkAAIIBACADWwAA4BkAILMJAADhGQAguQkAAIIBACAAAAAAAAW2CRAAAAABvQkQAAAAAb4JEAAAAAG_CRAAAAABwAkQAAAAAQVbAADYGQAgXAAA3hkAILMJAADZGQAgtAkAAN0ZACC5CQAAggEAIAVbAADWGQAgXAAA2xkAILMJAADXGQAgtAkAANoZACC5CQAAawAgA1sAANgZACCzCQAA2RkAILkJAACCAQAgA1sAANYZACCzCQAA1xkAILkJAABrACAAAAAAAAG2CQAAAJgIAgG2CQAAAJsIAgVbAADPGQAgXAAA1BkAILMJAADQGQAgtAkAANMZACC5CQAAAQAgC1sAANQQADBcAADZEAAwswkAANUQADC0CQAA1hAAMLUJAADXEAAgtgkAANgQADC3CQAA2BAAMLgJAADYEAAwuQkAANgQADC6CQAA2hAAMLsJAADbEAAwC1sAAMgQADBcAADNEAAwswkAAMkQADC0CQAAyhAAMLUJAADLEAAgtgkAAMwQADC3CQAAzBAAMLgJAADMEAAwuQkAAMwQADC6CQAAzhAAMLsJAADPEAAwAZEIAgAAAAECAAAAdQAgWwAA0xAAIAMAAAB1ACBbAADTEAAgXAAA0hAAIAFUAADSGQAwBysAANgNACC_BwAA1w0AMMAHAABzABDBBwAA1w0AMJEIAgD8CwAhkggCAPwLACGnCQAA1g0AIAIAAAB1ACBUAADSEAAgAgAAANAQACBUAADREAAgBb8HAADPEAAwwAcAANAQABDBBwAAzxAAMJEIAgD8CwAhkggCAPwLACEFvwcAAM8QADDABwAA0BAAEMEHAADPEAAwkQgCAPwLACGSCAIA_AsAIQGRCAIAlA4AIQGRCAIAlA4AIQGRCAIAAAABBy0AAL0QACCECAEAAAABkQgCAAAAAZMIAgAAAAGUCBAAAAABlQgCAAAAAZYIAQAAAAECAAAAcAAgWwAA3xAAIAMAAABwACBbAADfEAAgXAAA3hAAIAFUAADRGQAwDSsAANgNACAtAADVDQAgvwcAANoNADDABwAAbgAQwQcAANoNADCECAEA-wsAIZEIAgDcDAAhkggCAPwLACGTCAIA_AsAIZQIEADbDQAhlQgCAPwLACGWCAEApAwAIagJAADZDQAgAgAAAHAAIFQAAN4QACACAAAA3BAAIFQAAN0QACAKvwcAANsQADDABwAA3BAAEMEHAADbEAAwhAgBAPsLACGRCAIA3AwAIZIIAgD8CwAhkwgCAPwLACGUCBAA2w0AIZUIAgD8CwAhlggBAKQMACEKvwcAANsQADDABwAA3BAAEMEHAADbEAAwhAgBAPsLACGRCAIA3AwAIZIIAgD8CwAhkwgCAPwLACGUCBAA2w0AIZUIAgD8CwAhlggBAKQMACEGhAgBAJMOACGRCAIAqw4AIZMIAgCUDgAhlAgQALkQACGVCAIAlA4AIZYIAQC_DgAhBy0AALsQACCECAEAkw4AIZEIAgCrDgAhkwgCAJQOACGUCBAAuRAAIZUIAgCUDgAhlggBAL8OACEHLQAAvRAAIIQIAQAAAAGRCAIAAAABkwgCAAAAAZQIEAAAAAGVCAIAAAABlggBAAAAAQNbAADPGQAgswkAANAZACC5CQAAAQAgBFsAANQQADCzCQAA1RAAMLUJAADXEAAguQkAANgQADAEWwAAyBAAMLMJAADJEAAwtQkAAMsQACC5CQAAzBAAMAAAAAAABVsAAMcZACBcAADNGQAgswkAAMgZACC0CQAAzBkAILkJAABrACAFWwAAxRkAIFwAAMoZACCzCQAAxhkAILQJAADJGQAguQkAAAEAIANbAADHGQAgswkAAMgZACC5CQAAawAgA1sAAMUZACCzCQAAxhkAILkJAAABACAAAAAAAAVbAADAGQAgXAAAwxkAILMJAADBGQAgtAkAAMIZACC5CQAAAQAgA1sAAMAZACCzCQAAwRkAILkJAAABACAAAAAAAAW2CRAAAAABvQkQAAAAAb4JEAAAAAG_CRAAAAABwAkQAAAAAQG2CQAAAKkIAgdbAAC5GQAgXAAAvhkAILMJAAC6GQAgtAkAAL0ZACC3CQAAZQAguAkAAGUAILkJAABnACALWwAAiREAMFwAAI0RADCzCQAAihEAMLQJAACLEQAwtQkAAIwRACC2CQAA2BAAMLcJAADYEAAwuAkAANgQADC5CQAA2BAAMLoJAACOEQAwuwkAANsQADALWwAA_RAAMFwAAIIRADCzCQAA_hAAMLQJAAD_EAAwtQkAAIARACC2CQAAgREAMLcJAACBEQAwuAkAAIERADC5CQAAgREAMLoJAACDEQAwuwkAAIQRADALGQAA6xAAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZ8IAgAAAAGgCAEAAAABoQgBAAAAAaIIQAAAAAECAAAAewAgWwAAiBEAIAMAAAB7ACBbAACIEQAgXAAAhxEAIAFUAAC8GQAwERkAAK8MACAtAADVDQAgvwcAANQNADDABwAAeQAQwQcAANQNADDRBwIAAAAB3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEApAwAIZMIAgD8CwAhnwgCAPwLACGgCAEA-wsAIaEIAQCkDAAhoghAAKUMACGmCQAA0w0AIAIAAAB7ACBUAACHEQAgAgAAAIURACBUAACGEQAgDr8HAACEEQAwwAcAAIURABDBBwAAhBEAMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEApAwAIZMIAgD8CwAhnwgCAPwLACGgCAEA-wsAIaEIAQCkDAAhoghAAKUMACEOvwcAAIQRADDABwAAhREAEMEHAACEEQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQCkDAAhkwgCAPwLACGfCAIA_AsAIaAIAQD7CwAhoQgBAKQMACGiCEAApQwAIQrRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhhAgBAL8OACGfCAIAlA4AIaAIAQCTDgAhoQgBAL8OACGiCEAAqg4AIQsZAADpEAAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIYQIAQC_DgAhnwgCAJQOACGgCAEAkw4AIaEIAQC_DgAhoghAAKoOACELGQAA6xAAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZ8IAgAAAAGgCAEAAAABoQgBAAAAAaIIQAAAAAEHKwAAvBAAIIQIAQAAAAGRCAIAAAABkggCAAAAAZQIEAAAAAGVCAIAAAABlggBAAAAAQIAAABwACBbAACREQAgAwAAAHAAIFsAAJERACBcAACQEQAgAVQAALsZADACAAAAcAAgVAAAkBEAIAIAAADcEAAgVAAAjxEAIAaECAEAkw4AIZEIAgCrDgAhkggCAJQOACGUCBAAuRAAIZUIAgCUDgAhlggBAL8OACEHKwAAuhAAIIQIAQCTDgAhkQgCAKsOACGSCAIAlA4AIZQIEAC5EAAhlQgCAJQOACGWCAEAvw4AIQcrAAC8EAAghAgBAAAAAZEIAgAAAAGSCAIAAAABlAgQAAAAAZUIAgAAAAGWCAEAAAABA1sAALkZACCzCQAAuhkAILkJAABnACAEWwAAiREAMLMJAACKEQAwtQkAAIwRACC5CQAA2BAAMARbAAD9EAAwswkAAP4QADC1CQAAgBEAILkJAACBEQAwAAAAAAABtgkAAACyCAIFWwAAsxkAIFwAALcZACCzCQAAtBkAILQJAAC2GQAguQkAAAEAIAtbAACdEQAwXAAAohEAMLMJAACeEQAwtAkAAJ8RADC1CQAAoBEAILYJAAChEQAwtwkAAKERADC4CQAAoREAMLkJAAChEQAwugkAAKMRADC7CQAApBEAMBkfAQAAAAEqAACTEQAgLgAAlBEAINEHAgAAAAHeB0AAAAAB7QcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYUIAQAAAAGJCAAAAKkIApQIEAAAAAGfCBAAAAABpAgBAAAAAaUIAQAAAAGmCBAAAAABpwgCAAAAAakIAQAAAAGqCEAAAAABqwgCAAAAAawIIAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABAgAAAGsAIFsAAKgRACADAAAAawAgWwAAqBEAIFwAAKcRACABVAAAtRkAMB4fAQD7CwAhKAAA3w0AICoAANENACAuAAC0DQAgvwcAANwNADDABwAAaQAQwQcAANwNADDRBwIAAAAB3gdAAIMMACHtBwIA3AwAIYEIQAClDAAhgggCANwMACGECAEA-wsAIYUIAQD7CwAhiQgAAN4NqQgikQgCANwMACGUCBAA2w0AIZ8IEADbDQAhpAgBAKQMACGlCAEApAwAIaYIEADdDQAhpwgCAPwLACGpCAEApAwAIaoIQAClDAAhqwgCAPwLACGsCCAApgwAIa0IAQD7CwAhrggBAPsLACGvCAIA_AsAIbAIAgD8CwAhAgAAAGsAIFQAAKcRACACAAAApREAIFQAAKYRACAbHwEA-wsAIb8HAACkEQAwwAcAAKURABDBBwAApBEAMNEHAgD8CwAh3gdAAIMMACHtBwIA3AwAIYEIQAClDAAhgggCANwMACGECAEA-wsAIYUIAQD7CwAhiQgAAN4NqQgikQgCANwMACGUCBAA2w0AIZ8IEADbDQAhpAgBAKQMACGlCAEApAwAIaYIEADdDQAhpwgCAPwLACGpCAEApAwAIaoIQAClDAAhqwgCAPwLACGsCCAApgwAIa0IAQD7CwAhrggBAPsLACGvCAIA_AsAIbAIAgD8CwAhGx8BAPsLACG_BwAApBEAMMAHAAClEQAQwQcAAKQRADDRBwIA_AsAId4HQACDDAAh7QcCANwMACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGFCAEA-wsAIYkIAADeDakIIpEIAgDcDAAhlAgQANsNACGfCBAA2w0AIaQIAQCkDAAhpQgBAKQMACGmCBAA3Q0AIacIAgD8CwAhqQgBAKQMACGqCEAApQwAIasIAgD8CwAhrAggAKYMACGtCAEA-wsAIa4IAQD7CwAhrwgCAPwLACGwCAIA_AsAIRcfAQCTDgAh0QcCAJQOACHeB0AAmQ4AIe0HAgCrDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhhQgBAJMOACGJCAAA-RCpCCKUCBAAuRAAIZ8IEAC5EAAhpAgBAL8OACGlCAEAvw4AIaYIEAD4EAAhpwgCAJQOACGpCAEAvw4AIaoIQACqDgAhqwgCAJQOACGsCCAAwg8AIa0IAQCTDgAhrggBAJMOACGvCAIAlA4AIbAIAgCUDgAhGR8BAJMOACEqAAD7EAAgLgAA_BAAINEHAgCUDgAh3gdAAJkOACHtBwIAqw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYUIAQCTDgAhiQgAAPkQqQgilAgQALkQACGfCBAAuRAAIaQIAQC_DgAhpQgBAL8OACGmCBAA-BAAIacIAgCUDgAhqQgBAL8OACGqCEAAqg4AIasIAgCUDgAhrAggAMIPACGtCAEAkw4AIa4IAQCTDgAhrwgCAJQOACGwCAIAlA4AIRkfAQAAAAEqAACTEQAgLgAAlBEAINEHAgAAAAHeB0AAAAAB7QcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYUIAQAAAAGJCAAAAKkIApQIEAAAAAGfCBAAAAABpAgBAAAAAaUIAQAAAAGmCBAAAAABpwgCAAAAAakIAQAAAAGqCEAAAAABqwgCAAAAAawIIAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABA1sAALMZACCzCQAAtBkAILkJAAABACAEWwAAnREAMLMJAACeEQAwtQkAAKARACC5CQAAoREAMAAAAAAAAAAAAAAAAAAFWwAArhkAIFwAALEZACCzCQAArxkAILQJAACwGQAguQkAAEsAIAkZAADRDwAgHwAA2xcAICQAANoXACAlAAC8FwAgJgAA3BcAIIEIAACNDgAggggAAI0OACC8CAAAjQ4AIL4IAACNDgAgAAAAAAAFWwAAphkAIFwAAKwZACCzCQAApxkAILQJAACrGQAguQkAAFoAIAVbAACkGQAgXAAAqRkAILMJAAClGQAgtAkAAKgZACC5CQAAAQAgA1sAAKYZACCzCQAApxkAILkJAABaACADWwAApBkAILMJAAClGQAguQkAAAEAIAAAAAAABVsAAI4ZACBcAACiGQAgswkAAI8ZACC0CQAAoRkAILkJAABLACAFWwAAlBkAIFwAAJ8ZACCzCQAAlRkAILQJAACeGQAguQkAAAEAIAdbAADYEQAgXAAA2xEAILMJAADZEQAgtAkAANoRACC3CQAASQAguAkAAEkAILkJAABLACALWwAAzBEAMFwAANERADCzCQAAzREAMLQJAADOEQAwtQkAAM8RACC2CQAA0BEAMLcJAADQEQAwuAkAANARADC5CQAA0BEAMLoJAADSEQAwuwkAANMRADAEAwAAwhEAIN4HQAAAAAHsBwIAAAABgwgCAAAAAQIAAABWACBbAADXEQAgAwAAAFYAIFsAANcRACBcAADWEQAgAVQAAJ0ZADAKAwAArwwAICIAAOoNACC_BwAA6Q0AMMAHAABUABDBBwAA6Q0AMN4HQACDDAAh7AcCAPwLACGDCAIA_AsAIboIAgD8CwAhqwkAAOgNACACAAAAVgAgVAAA1hEAIAIAAADUEQAgVAAA1REAIAe_BwAA0xEAMMAHAADUEQAQwQcAANMRADDeB0AAgwwAIewHAgD8CwAhgwgCAPwLACG6CAIA_AsAIQe_BwAA0xEAMMAHAADUEQAQwQcAANMRADDeB0AAgwwAIewHAgD8CwAhgwgCAPwLACG6CAIA_AsAIQPeB0AAmQ4AIewHAgCUDgAhgwgCAJQOACEEAwAAwBEAIN4HQACZDgAh7AcCAJQOACGDCAIAlA4AIQQDAADCEQAg3gdAAAAAAewHAgAAAAGDCAIAAAABDRkAAPQRACAfAADzEQAgJQAA9REAICYAAPYRACDeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYkIAAAAvggCoAgBAAAAAbwIAgAAAAG_CAIAAAABAgAAAEsAIFsAANgRACADAAAASQAgWwAA2BEAIFwAANwRACAPAAAASQAgGQAA3xEAIB8AAN4RACAlAADgEQAgJgAA4REAIFQAANwRACDeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhiQgAAN0RvggioAgBAJMOACG8CAIAqw4AIb8IAgCUDgAhDRkAAN8RACAfAADeEQAgJQAA4BEAICYAAOERACDeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhiQgAAN0RvggioAgBAJMOACG8CAIAqw4AIb8IAgCUDgAhAbYJAAAAvggCB1sAAJIZACBcAACbGQAgswkAAJMZACC0CQAAmhkAILcJAABNACC4CQAATQAguQkAAKQGACAFWwAAkBkAIFwAAJgZACCzCQAAkRkAILQJAACXGQAguQkAAAEAIAtbAADkEQAwXAAA6REAMLMJAADlEQAwtAkAAOYRADC1CQAA5xEAILYJAADoEQAwtwkAAOgRADC4CQAA6BEAMLkJAADoEQAwugkAAOoRADC7CQAA6xEAMARcAADiEQAgtwkAAFwAILgJAABcACC5CQAAggcAIAIAAABcACBUAADjEQAgAAoZAADwEQAgIQAA8REAICMAAPIRACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAaAIAQAAAAG7CAIAAAABAgAAAFoAIFsAAO8RACADAAAAWgAgWwAA7xEAIFwAAO4RACABVAAAlhkAMBAZAACvDAAgIAAA4AwAICEAAOcNACAjAACuDQAgvwcAAOYNADDABwAAUQAQwQcAAOYNADDRBwIAAAAB3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGgCAEA-wsAIbkIAgD8CwAhuwgCAPwLACGqCQAA5Q0AIAIAAABaACBUAADuEQAgAgAAAOwRACBUAADtEQAgC78HAADrEQAwwAcAAOwRABDBBwAA6xEAMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGgCAEA-wsAIbkIAgD8CwAhuwgCAPwLACELvwcAAOsRADDABwAA7BEAEMEHAADrEQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIaAIAQD7CwAhuQgCAPwLACG7CAIA_AsAIQfRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhoAgBAJMOACG7CAIAlA4AIQoZAADJEQAgIQAAyhEAICMAAMsRACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhoAgBAJMOACG7CAIAlA4AIQoZAADwEQAgIQAA8REAICMAAPIRACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAaAIAQAAAAG7CAIAAAABA1sAAJQZACCzCQAAlRkAILkJAAABACADWwAA2BEAILMJAADZEQAguQkAAEsAIARbAADMEQAwswkAAM0RADC1CQAAzxEAILkJAADQEQAwA1sAAJIZACCzCQAAkxkAILkJAACkBgAgA1sAAJAZACCzCQAAkRkAILkJAAABACAEWwAA5BEAMLMJAADlEQAwtQkAAOcRACC5CQAA6BEAMAG5CQAAggcAIANbAACOGQAgswkAAI8ZACC5CQAASwAgAAAAAAAHWwAAiRkAIFwAAIwZACCzCQAAihkAILQJAACLGQAgtwkAAFEAILgJAABRACC5CQAAWgAgA1sAAIkZACCzCQAAihkAILkJAABaACAAAAAAAAtbAACFEgAwXAAAihIAMLMJAACGEgAwtAkAAIcSADC1CQAAiBIAILYJAACJEgAwtwkAAIkSADC4CQAAiRIAMLkJAACJEgAwugkAAIsSADC7CQAAjBIAMA4ZAAD0EQAgJAAA_hEAICUAAPURACAmAAD2EQAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABiQgAAAC-CAKgCAEAAAABvggCAAAAAb8IAgAAAAECAAAASwAgWwAAkBIAIAMAAABLACBbAACQEgAgXAAAjxIAIAFUAACIGQAwFBkAAK8MACAfAADuDQAgJAAA7w0AICUAAK0NACAmAADwDQAgvwcAAOwNADDABwAASQAQwQcAAOwNADDRBwIAAAAB3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIYkIAADtDb4IIqAIAQD7CwAhvAgCANwMACG-CAIA3AwAIb8IAgD8CwAhrAkAAOsNACACAAAASwAgVAAAjxIAIAIAAACNEgAgVAAAjhIAIA6_BwAAjBIAMMAHAACNEgAQwQcAAIwSADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGJCAAA7Q2-CCKgCAEA-wsAIbwIAgDcDAAhvggCANwMACG_CAIA_AsAIQ6_BwAAjBIAMMAHAACNEgAQwQcAAIwSADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGJCAAA7Q2-CCKgCAEA-wsAIbwIAgDcDAAhvggCANwMACG_CAIA_AsAIQrRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGJCAAA3RG-CCKgCAEAkw4AIb4IAgCrDgAhvwgCAJQOACEOGQAA3xEAICQAAP0RACAlAADgEQAgJgAA4REAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYkIAADdEb4IIqAIAQCTDgAhvggCAKsOACG_CAIAlA4AIQ4ZAAD0EQAgJAAA_hEAICUAAPURACAmAAD2EQAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABiQgAAAC-CAKgCAEAAAABvggCAAAAAb8IAgAAAAEEWwAAhRIAMLMJAACGEgAwtQkAAIgSACC5CQAAiRIAMAAAAAAAAAAAAAVbAACDGQAgXAAAhhkAILMJAACEGQAgtAkAAIUZACC5CQAAAQAgA1sAAIMZACCzCQAAhBkAILkJAAABACAAAAAAAAK2CQEAAAAEvAkBAAAABQVbAAD-GAAgXAAAgRkAILMJAAD_GAAgtAkAAIAZACC5CQAAAQAgAbYJAQAAAAQDWwAA_hgAILMJAAD_GAAguQkAAAEAIAAAAAAABVsAAPkYACBcAAD8GAAgswkAAPoYACC0CQAA-xgAILkJAAABACADWwAA-RgAILMJAAD6GAAguQkAAAEAIAAAAAAABVsAAPQYACBcAAD3GAAgswkAAPUYACC0CQAA9hgAILkJAAABACADWwAA9BgAILMJAAD1GAAguQkAAAEAIAAAAAAAAAAAAAAFWwAA7BgAIFwAAPIYACCzCQAA7RgAILQJAADxGAAguQkAAAEAIAVbAADqGAAgXAAA7xgAILMJAADrGAAgtAkAAO4YACC5CQAAOQAgA1sAAOwYACCzCQAA7RgAILkJAAABACADWwAA6hgAILMJAADrGAAguQkAADkAIAAAAAAABVsAAOIYACBcAADoGAAgswkAAOMYACC0CQAA5xgAILkJAAA5ACAFWwAA4BgAIFwAAOUYACCzCQAA4RgAILQJAADkGAAguQkAAAEAIANbAADiGAAgswkAAOMYACC5CQAAOQAgA1sAAOAYACCzCQAA4RgAILkJAAABACAAAAAAAAVbAADWGAAgXAAA3hgAILMJAADXGAAgtAkAAN0YACC5CQAAvQQAIAVbAADUGAAgXAAA2xgAILMJAADVGAAgtAkAANoYACC5CQAAAQAgC1sAAOASADBcAADlEgAwswkAAOESADC0CQAA4hIAMLUJAADjEgAgtgkAAOQSADC3CQAA5BIAMLgJAADkEgAwuQkAAOQSADC6CQAA5hIAMLsJAADnEgAwC1sAANQSADBcAADZEgAwswkAANUSADC0CQAA1hIAMLUJAADXEgAgtgkAANgSADC3CQAA2BIAMLgJAADYEgAwuQkAANgSADC6CQAA2hIAMLsJAADbEgAwBAMAAMASACDsBwIAAAAB1wgCAAAAAdgIQAAAAAECAAAAQwAgWwAA3xIAIAMAAABDACBbAADfEgAgXAAA3hIAIAFUAADZGAAwCgMAAK8MACAaAADzDQAgvwcAAPINADDABwAAQQAQwQcAAPINADDsBwIA_AsAIdYIAgD8CwAh1wgCAPwLACHYCEAAgwwAIa0JAADxDQAgAgAAAEMAIFQAAN4SACACAAAA3BIAIFQAAN0SACAHvwcAANsSADDABwAA3BIAEMEHAADbEgAw7AcCAPwLACHWCAIA_AsAIdcIAgD8CwAh2AhAAIMMACEHvwcAANsSADDABwAA3BIAEMEHAADbEgAw7AcCAPwLACHWCAIA_AsAIdcIAgD8CwAh2AhAAIMMACED7AcCAJQOACHXCAIAlA4AIdgIQACZDgAhBAMAAL4SACDsBwIAlA4AIdcIAgCUDgAh2AhAAJkOACEEAwAAwBIAIOwHAgAAAAHXCAIAAAAB2AhAAAAAAQcZAADKEgAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABAgAAAD8AIFsAAOsSACADAAAAPwAgWwAA6xIAIFwAAOoSACABVAAA2BgAMAwZAACvDAAgGgAA8w0AIL8HAAD0DQAwwAcAAD0AEMEHAAD0DQAw0QcCAAAAAd4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACHWCAIA_AsAIQIAAAA_ACBUAADqEgAgAgAAAOgSACBUAADpEgAgCr8HAADnEgAwwAcAAOgSABDBBwAA5xIAMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIdYIAgD8CwAhCr8HAADnEgAwwAcAAOgSABDBBwAA5xIAMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYAIAQD7CwAhgQhAAKUMACGCCAIA3AwAIdYIAgD8CwAhBtEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIQcZAADIEgAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgAgBAJMOACGBCEAAqg4AIYIIAgCrDgAhBxkAAMoSACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAEDWwAA1hgAILMJAADXGAAguQkAAL0EACADWwAA1BgAILMJAADVGAAguQkAAAEAIARbAADgEgAwswkAAOESADC1CQAA4xIAILkJAADkEgAwBFsAANQSADCzCQAA1RIAMLUJAADXEgAguQkAANgSADAAAAAAAAtbAAD2EgAwXAAA-xIAMLMJAAD3EgAwtAkAAPgSADC1CQAA-RIAILYJAAD6EgAwtwkAAPoSADC4CQAA-hIAMLkJAAD6EgAwugkAAPwSADC7CQAA_RIAMA8ZAADtEgAgGwAA7hIAIBwAAO8SACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2gggAAAAAdsIIAAAAAHcCAIAAAAB3QhAAAAAAd4IAgAAAAECAAAAOQAgWwAAgRMAIAMAAAA5ACBbAACBEwAgXAAAgBMAIAFUAADTGAAwFBgAAPYNACAZAACvDAAgGwAAqw0AIBwAAKwNACC_BwAA9Q0AMMAHAAA3ABDBBwAA9Q0AMNEHAgAAAAHeB0AAgwwAIf8HAgD8CwAhgAgBAPsLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACHZCAIA_AsAIdoIIACmDAAh2wggAKYMACHcCAIA_AsAId0IQACDDAAh3ggCAPwLACECAAAAOQAgVAAAgBMAIAIAAAD-EgAgVAAA_xIAIBC_BwAA_RIAMMAHAAD-EgAQwQcAAP0SADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIdkIAgD8CwAh2gggAKYMACHbCCAApgwAIdwIAgD8CwAh3QhAAIMMACHeCAIA_AsAIRC_BwAA_RIAMMAHAAD-EgAQwQcAAP0SADDRBwIA_AsAId4HQACDDAAh_wcCAPwLACGACAEA-wsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIdkIAgD8CwAh2gggAKYMACHbCCAApgwAIdwIAgD8CwAh3QhAAIMMACHeCAIA_AsAIQzRBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIdoIIADCDwAh2wggAMIPACHcCAIAlA4AId0IQACZDgAh3ggCAJQOACEPGQAA0RIAIBsAANISACAcAADTEgAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgAgBAJMOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACHaCCAAwg8AIdsIIADCDwAh3AgCAJQOACHdCEAAmQ4AId4IAgCUDgAhDxkAAO0SACAbAADuEgAgHAAA7xIAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAHaCCAAAAAB2wggAAAAAdwIAgAAAAHdCEAAAAAB3ggCAAAAAQRbAAD2EgAwswkAAPcSADC1CQAA-RIAILkJAAD6EgAwAAAAAAAABVsAAM4YACBcAADRGAAgswkAAM8YACC0CQAA0BgAILkJAAABACADWwAAzhgAILMJAADPGAAguQkAAAEAIAAAAAAABVsAAMYYACBcAADMGAAgswkAAMcYACC0CQAAyxgAILkJAADiAwAgBVsAAMQYACBcAADJGAAgswkAAMUYACC0CQAAyBgAILkJAADIAQAgA1sAAMYYACCzCQAAxxgAILkJAADiAwAgA1sAAMQYACCzCQAAxRgAILkJAADIAQAgAAAAAAAFWwAAuxgAIFwAAMIYACCzCQAAvBgAILQJAADBGAAguQkAAAEAIAVbAAC5GAAgXAAAvxgAILMJAAC6GAAgtAkAAL4YACC5CQAAAQAgC1sAAJwTADBcAAChEwAwswkAAJ0TADC0CQAAnhMAMLUJAACfEwAgtgkAAKATADC3CQAAoBMAMLgJAACgEwAwuQkAAKATADC6CQAAohMAMLsJAACjEwAwBUkAAJITACDgCAEAAAAB6AgCAAAAAeoIAQAAAAHrCAIAAAABAgAAAMwBACBbAACnEwAgAwAAAMwBACBbAACnEwAgXAAAphMAIAFUAAC9GAAwCkkAAJgNACBKAACZDQAgvwcAAJcNADDABwAAygEAEMEHAACXDQAw4AgBAKQMACHoCAIAAAAB6QgCAPwLACHqCAEApAwAIesIAgDcDAAhAgAAAMwBACBUAACmEwAgAgAAAKQTACBUAAClEwAgCL8HAACjEwAwwAcAAKQTABDBBwAAoxMAMOAIAQCkDAAh6AgCAPwLACHpCAIA_AsAIeoIAQCkDAAh6wgCANwMACEIvwcAAKMTADDABwAApBMAEMEHAACjEwAw4AgBAKQMACHoCAIA_AsAIekIAgD8CwAh6ggBAKQMACHrCAIA3AwAIQTgCAEAvw4AIegIAgCUDgAh6ggBAL8OACHrCAIAqw4AIQVJAACQEwAg4AgBAL8OACHoCAIAlA4AIeoIAQC_DgAh6wgCAKsOACEFSQAAkhMAIOAIAQAAAAHoCAIAAAAB6ggBAAAAAesIAgAAAAEDWwAAuxgAILMJAAC8GAAguQkAAAEAIANbAAC5GAAgswkAALoYACC5CQAAAQAgBFsAAJwTADCzCQAAnRMAMLUJAACfEwAguQkAAKATADAAAAAAAAtbAACxEwAwXAAAtRMAMLMJAACyEwAwtAkAALMTADC1CQAAtBMAILYJAACgEwAwtwkAAKATADC4CQAAoBMAMLkJAACgEwAwugkAALYTADC7CQAAoxMAMAVKAACTEwAg4AgBAAAAAekIAgAAAAHqCAEAAAAB6wgCAAAAAQIAAADMAQAgWwAAuRMAIAMAAADMAQAgWwAAuRMAIFwAALgTACABVAAAuBgAMAIAAADMAQAgVAAAuBMAIAIAAACkEwAgVAAAtxMAIATgCAEAvw4AIekIAgCUDgAh6ggBAL8OACHrCAIAqw4AIQVKAACREwAg4AgBAL8OACHpCAIAlA4AIeoIAQC_DgAh6wgCAKsOACEFSgAAkxMAIOAIAQAAAAHpCAIAAAAB6ggBAAAAAesIAgAAAAEEWwAAsRMAMLMJAACyEwAwtQkAALQTACC5CQAAoBMAMAAAAAAAAAdbAACwGAAgXAAAthgAILMJAACxGAAgtAkAALUYACC3CQAAqgEAILgJAACqAQAguQkAAAEAIAVbAACuGAAgXAAAsxgAILMJAACvGAAgtAkAALIYACC5CQAAAQAgA1sAALAYACCzCQAAsRgAILkJAAABACADWwAArhgAILMJAACvGAAguQkAAAEAIAAAAAAAAbYJAAAA-ggCBVsAAKMYACBcAACsGAAgswkAAKQYACC0CQAAqxgAILkJAAABACAHWwAAoRgAIFwAAKkYACCzCQAAohgAILQJAACoGAAgtwkAAKoBACC4CQAAqgEAILkJAAABACAHWwAAnxgAIFwAAKYYACCzCQAAoBgAILQJAAClGAAgtwkAAKoBACC4CQAAqgEAILkJAAABACADWwAAoxgAILMJAACkGAAguQkAAAEAIANbAAChGAAgswkAAKIYACC5CQAAAQAgA1sAAJ8YACCzCQAAoBgAILkJAAABACAAAAAAAAAAAAAABVsAAJoYACBcAACdGAAgswkAAJsYACC0CQAAnBgAILkJAAABACADWwAAmhgAILMJAACbGAAguQkAAAEAIAAAAAAABVsAAJUYACBcAACYGAAgswkAAJYYACC0CQAAlxgAILkJAAABACADWwAAlRgAILMJAACWGAAguQkAAAEAIAAAAAAABVsAAJAYACBcAACTGAAgswkAAJEYACC0CQAAkhgAILkJAAABACADWwAAkBgAILMJAACRGAAguQkAAAEAIAAAAAAAB1sAAIsYACBcAACOGAAgswkAAIwYACC0CQAAjRgAILcJAACqAQAguAkAAKoBACC5CQAAAQAgA1sAAIsYACCzCQAAjBgAILkJAAABACAAAAAAAAAAAAAABVsAAIYYACBcAACJGAAgswkAAIcYACC0CQAAiBgAILkJAAABACADWwAAhhgAILMJAACHGAAguQkAAAEAIAAAAAAAAbYJAAAAkgkCC1sAAIcXADBcAACLFwAwswkAAIgXADC0CQAAiRcAMLUJAACKFwAgtgkAAMcOADC3CQAAxw4AMLgJAADHDgAwuQkAAMcOADC6CQAAjBcAMLsJAADKDgAwC1sAAPsWADBcAACAFwAwswkAAPwWADC0CQAA_RYAMLUJAAD-FgAgtgkAAP8WADC3CQAA_xYAMLgJAAD_FgAwuQkAAP8WADC6CQAAgRcAMLsJAACCFwAwC1sAAPIWADBcAAD2FgAwswkAAPMWADC0CQAA9BYAMLUJAAD1FgAgtgkAAK8PADC3CQAArw8AMLgJAACvDwAwuQkAAK8PADC6CQAA9xYAMLsJAACyDwAwB1sAAO0WACBcAADwFgAgswkAAO4WACC0CQAA7xYAILcJAAApACC4CQAAKQAguQkAALEFACALWwAA4RYAMFwAAOYWADCzCQAA4hYAMLQJAADjFgAwtQkAAOQWACC2CQAA5RYAMLcJAADlFgAwuAkAAOUWADC5CQAA5RYAMLoJAADnFgAwuwkAAOgWADALWwAA1RYAMFwAANoWADCzCQAA1hYAMLQJAADXFgAwtQkAANgWACC2CQAA2RYAMLcJAADZFgAwuAkAANkWADC5CQAA2RYAMLoJAADbFgAwuwkAANwWADALWwAAyRYAMFwAAM4WADCzCQAAyhYAMLQJAADLFgAwtQkAAMwWACC2CQAAzRYAMLcJAADNFgAwuAkAAM0WADC5CQAAzRYAMLoJAADPFgAwuwkAANAWADALWwAAwBYAMFwAAMQWADCzCQAAwRYAMLQJAADCFgAwtQkAAMMWACC2CQAA-hIAMLcJAAD6EgAwuAkAAPoSADC5CQAA-hIAMLoJAADFFgAwuwkAAP0SADALWwAAtxYAMFwAALsWADCzCQAAuBYAMLQJAAC5FgAwtQkAALoWACC2CQAA5BIAMLcJAADkEgAwuAkAAOQSADC5CQAA5BIAMLoJAAC8FgAwuwkAAOcSADALWwAArhYAMFwAALIWADCzCQAArxYAMLQJAACwFgAwtQkAALEWACC2CQAA2BIAMLcJAADYEgAwuAkAANgSADC5CQAA2BIAMLoJAACzFgAwuwkAANsSADALWwAApRYAMFwAAKkWADCzCQAAphYAMLQJAACnFgAwtQkAAKgWACC2CQAAiRIAMLcJAACJEgAwuAkAAIkSADC5CQAAiRIAMLoJAACqFgAwuwkAAIwSADALWwAAnBYAMFwAAKAWADCzCQAAnRYAMLQJAACeFgAwtQkAAJ8WACC2CQAA6BEAMLcJAADoEQAwuAkAAOgRADC5CQAA6BEAMLoJAAChFgAwuwkAAOsRADALWwAAkxYAMFwAAJcWADCzCQAAlBYAMLQJAACVFgAwtQkAAJYWACC2CQAA0BEAMLcJAADQEQAwuAkAANARADC5CQAA0BEAMLoJAACYFgAwuwkAANMRADALWwAAhxYAMFwAAIwWADCzCQAAiBYAMLQJAACJFgAwtQkAAIoWACC2CQAAixYAMLcJAACLFgAwuAkAAIsWADC5CQAAixYAMLoJAACNFgAwuwkAAI4WADALWwAA-xUAMFwAAIAWADCzCQAA_BUAMLQJAAD9FQAwtQkAAP4VACC2CQAA_xUAMLcJAAD_FQAwuAkAAP8VADC5CQAA_xUAMLoJAACBFgAwuwkAAIIWADALWwAA7xUAMFwAAPQVADCzCQAA8BUAMLQJAADxFQAwtQkAAPIVACC2CQAA8xUAMLcJAADzFQAwuAkAAPMVADC5CQAA8xUAMLoJAAD1FQAwuwkAAPYVADALWwAA4xUAMFwAAOgVADCzCQAA5BUAMLQJAADlFQAwtQkAAOYVACC2CQAA5xUAMLcJAADnFQAwuAkAAOcVADC5CQAA5xUAMLoJAADpFQAwuwkAAOoVADALWwAA2hUAMFwAAN4VADCzCQAA2xUAMLQJAADcFQAwtQkAAN0VACC2CQAAoBAAMLcJAACgEAAwuAkAAKAQADC5CQAAoBAAMLoJAADfFQAwuwkAAKMQADALWwAA0RUAMFwAANUVADCzCQAA0hUAMLQJAADTFQAwtQkAANQVACC2CQAAgREAMLcJAACBEQAwuAkAAIERADC5CQAAgREAMLoJAADWFQAwuwkAAIQRADALWwAAxRUAMFwAAMoVADCzCQAAxhUAMLQJAADHFQAwtQkAAMgVACC2CQAAyRUAMLcJAADJFQAwuAkAAMkVADC5CQAAyRUAMLoJAADLFQAwuwkAAMwVADALWwAAvBUAMFwAAMAVADCzCQAAvRUAMLQJAAC-FQAwtQkAAL8VACC2CQAAlBAAMLcJAACUEAAwuAkAAJQQADC5CQAAlBAAMLoJAADBFQAwuwkAAJcQADALWwAAsBUAMFwAALUVADCzCQAAsRUAMLQJAACyFQAwtQkAALMVACC2CQAAtBUAMLcJAAC0FQAwuAkAALQVADC5CQAAtBUAMLoJAAC2FQAwuwkAALcVADAHWwAAqxUAIFwAAK4VACCzCQAArBUAILQJAACtFQAgtwkAAKQBACC4CQAApAEAILkJAADMCQAgC1sAAKIVADBcAACmFQAwswkAAKMVADC0CQAApBUAMLUJAAClFQAgtgkAAJEVADC3CQAAkRUAMLgJAACRFQAwuQkAAJEVADC6CQAApxUAMLsJAACUFQAwC1sAAJkVADBcAACdFQAwswkAAJoVADC0CQAAmxUAMLUJAACcFQAgtgkAAJEVADC3CQAAkRUAMLgJAACRFQAwuQkAAJEVADC6CQAAnhUAMLsJAACUFQAwC1sAAI0VADBcAACSFQAwswkAAI4VADC0CQAAjxUAMLUJAACQFQAgtgkAAJEVADC3CQAAkRUAMLgJAACRFQAwuQkAAJEVADC6CQAAkxUAMLsJAACUFQAwC1sAAIQVADBcAACIFQAwswkAAIUVADC0CQAAhhUAMLUJAACHFQAgtgkAAPwUADC3CQAA_BQAMLgJAAD8FAAwuQkAAPwUADC6CQAAiRUAMLsJAAD_FAAwC1sAAPgUADBcAAD9FAAwswkAAPkUADC0CQAA-hQAMLUJAAD7FAAgtgkAAPwUADC3CQAA_BQAMLgJAAD8FAAwuQkAAPwUADC6CQAA_hQAMLsJAAD_FAAwC1sAAOwUADBcAADxFAAwswkAAO0UADC0CQAA7hQAMLUJAADvFAAgtgkAAPAUADC3CQAA8BQAMLgJAADwFAAwuQkAAPAUADC6CQAA8hQAMLsJAADzFAAwC1sAAOAUADBcAADlFAAwswkAAOEUADC0CQAA4hQAMLUJAADjFAAgtgkAAOQUADC3CQAA5BQAMLgJAADkFAAwuQkAAOQUADC6CQAA5hQAMLsJAADnFAAwC1sAANQUADBcAADZFAAwswkAANUUADC0CQAA1hQAMLUJAADXFAAgtgkAANgUADC3CQAA2BQAMLgJAADYFAAwuQkAANgUADC6CQAA2hQAMLsJAADbFAAwC1sAAMgUADBcAADNFAAwswkAAMkUADC0CQAAyhQAMLUJAADLFAAgtgkAAMwUADC3CQAAzBQAMLgJAADMFAAwuQkAAMwUADC6CQAAzhQAMLsJAADPFAAwC1sAAL8UADBcAADDFAAwswkAAMAUADC0CQAAwRQAMLUJAADCFAAgtgkAALcUADC3CQAAtxQAMLgJAAC3FAAwuQkAALcUADC6CQAAxBQAMLsJAAC6FAAwC1sAALMUADBcAAC4FAAwswkAALQUADC0CQAAtRQAMLUJAAC2FAAgtgkAALcUADC3CQAAtxQAMLgJAAC3FAAwuQkAALcUADC6CQAAuRQAMLsJAAC6FAAwC1sAAKcUADBcAACsFAAwswkAAKgUADC0CQAAqRQAMLUJAACqFAAgtgkAAKsUADC3CQAAqxQAMLgJAACrFAAwuQkAAKsUADC6CQAArRQAMLsJAACuFAAwBN4HQAAAAAH4BwIAAAAB-gcCAAAAAfwHAQAAAAECAAAA1AEAIFsAALIUACADAAAA1AEAIFsAALIUACBcAACxFAAgAVQAAIUYADAKAwAArwwAIL8HAACWDQAwwAcAANIBABDBBwAAlg0AMN4HQACDDAAh7AcCAPwLACH4BwIA_AsAIfoHAgD8CwAh_AcBAAAAAaMJAACVDQAgAgAAANQBACBUAACxFAAgAgAAAK8UACBUAACwFAAgCL8HAACuFAAwwAcAAK8UABDBBwAArhQAMN4HQACDDAAh7AcCAPwLACH4BwIA_AsAIfoHAgD8CwAh_AcBAPsLACEIvwcAAK4UADDABwAArxQAEMEHAACuFAAw3gdAAIMMACHsBwIA_AsAIfgHAgD8CwAh-gcCAPwLACH8BwEA-wsAIQTeB0AAmQ4AIfgHAgCUDgAh-gcCAJQOACH8BwEAkw4AIQTeB0AAmQ4AIfgHAgCUDgAh-gcCAJQOACH8BwEAkw4AIQTeB0AAAAAB-AcCAAAAAfoHAgAAAAH8BwEAAAABCgMAAKgTACAqAgAAAAFLAACqEwAg0QcCAAAAAd4HQAAAAAHsBwIAAAAB4AgBAAAAAeoIAQAAAAHsCAEAAAAB7QhAAAAAAQIAAADIAQAgWwAAvhQAIAMAAADIAQAgWwAAvhQAIFwAAL0UACABVAAAhBgAMA8DAACvDAAgKgIA_AsAIUgAAK8MACBLAACCDQAgvwcAAJoNADDABwAAxgEAEMEHAACaDQAw0QcCAAAAAd4HQACDDAAh7AcCAPwLACHgCAEA-wsAIeoIAQCkDAAh6wgCAPwLACHsCAEA-wsAIe0IQAClDAAhAgAAAMgBACBUAAC9FAAgAgAAALsUACBUAAC8FAAgDCoCAPwLACG_BwAAuhQAMMAHAAC7FAAQwQcAALoUADDRBwIA_AsAId4HQACDDAAh7AcCAPwLACHgCAEA-wsAIeoIAQCkDAAh6wgCAPwLACHsCAEA-wsAIe0IQAClDAAhDCoCAPwLACG_BwAAuhQAMMAHAAC7FAAQwQcAALoUADDRBwIA_AsAId4HQACDDAAh7AcCAPwLACHgCAEA-wsAIeoIAQCkDAAh6wgCAPwLACHsCAEA-wsAIe0IQAClDAAhCCoCAJQOACHRBwIAlA4AId4HQACZDgAh7AcCAJQOACHgCAEAkw4AIeoIAQC_DgAh7AgBAJMOACHtCEAAqg4AIQoDAACZEwAgKgIAlA4AIUsAAJsTACDRBwIAlA4AId4HQACZDgAh7AcCAJQOACHgCAEAkw4AIeoIAQC_DgAh7AgBAJMOACHtCEAAqg4AIQoDAACoEwAgKgIAAAABSwAAqhMAINEHAgAAAAHeB0AAAAAB7AcCAAAAAeAIAQAAAAHqCAEAAAAB7AgBAAAAAe0IQAAAAAEKKgIAAAABSAAAqRMAIEsAAKoTACDRBwIAAAAB3gdAAAAAAeAIAQAAAAHqCAEAAAAB6wgCAAAAAewIAQAAAAHtCEAAAAABAgAAAMgBACBbAADHFAAgAwAAAMgBACBbAADHFAAgXAAAxhQAIAFUAACDGAAwAgAAAMgBACBUAADGFAAgAgAAALsUACBUAADFFAAgCCoCAJQOACHRBwIAlA4AId4HQACZDgAh4AgBAJMOACHqCAEAvw4AIesIAgCUDgAh7AgBAJMOACHtCEAAqg4AIQoqAgCUDgAhSAAAmhMAIEsAAJsTACDRBwIAlA4AId4HQACZDgAh4AgBAJMOACHqCAEAvw4AIesIAgCUDgAh7AgBAJMOACHtCEAAqg4AIQoqAgAAAAFIAACpEwAgSwAAqhMAINEHAgAAAAHeB0AAAAAB4AgBAAAAAeoIAQAAAAHrCAIAAAAB7AgBAAAAAe0IQAAAAAEO0QcCAAAAAdMHQAAAAAHbB0AAAAAB3wdAAAAAAfgHBAAAAAH8BwEAAAAB4AgBAAAAAeEIAgAAAAHiCAIAAAAB4wgCAAAAAeQIBAAAAAHlCAIAAAAB5ggBAAAAAecIQAAAAAECAAAAxAEAIFsAANMUACADAAAAxAEAIFsAANMUACBcAADSFAAgAVQAAIIYADATAwAArwwAIL8HAACbDQAwwAcAAMIBABDBBwAAmw0AMNEHAgAAAAHTB0AApQwAIdsHQACDDAAh3wdAAKUMACHsBwIA_AsAIfgHBACuDAAh_AcBAAAAAeAIAQD7CwAh4QgCAPwLACHiCAIA_AsAIeMIAgD8CwAh5AgEAK4MACHlCAIA_AsAIeYIAQCkDAAh5whAAKUMACECAAAAxAEAIFQAANIUACACAAAA0BQAIFQAANEUACASvwcAAM8UADDABwAA0BQAEMEHAADPFAAw0QcCAPwLACHTB0AApQwAIdsHQACDDAAh3wdAAKUMACHsBwIA_AsAIfgHBACuDAAh_AcBAKQMACHgCAEA-wsAIeEIAgD8CwAh4ggCAPwLACHjCAIA_AsAIeQIBACuDAAh5QgCAPwLACHmCAEApAwAIecIQAClDAAhEr8HAADPFAAwwAcAANAUABDBBwAAzxQAMNEHAgD8CwAh0wdAAKUMACHbB0AAgwwAId8HQAClDAAh7AcCAPwLACH4BwQArgwAIfwHAQCkDAAh4AgBAPsLACHhCAIA_AsAIeIIAgD8CwAh4wgCAPwLACHkCAQArgwAIeUIAgD8CwAh5ggBAKQMACHnCEAApQwAIQ7RBwIAlA4AIdMHQACqDgAh2wdAAJkOACHfB0AAqg4AIfgHBADODwAh_AcBAL8OACHgCAEAkw4AIeEIAgCUDgAh4ggCAJQOACHjCAIAlA4AIeQIBADODwAh5QgCAJQOACHmCAEAvw4AIecIQACqDgAhDtEHAgCUDgAh0wdAAKoOACHbB0AAmQ4AId8HQACqDgAh-AcEAM4PACH8BwEAvw4AIeAIAQCTDgAh4QgCAJQOACHiCAIAlA4AIeMIAgCUDgAh5AgEAM4PACHlCAIAlA4AIeYIAQC_DgAh5whAAKoOACEO0QcCAAAAAdMHQAAAAAHbB0AAAAAB3wdAAAAAAfgHBAAAAAH8BwEAAAAB4AgBAAAAAeEIAgAAAAHiCAIAAAAB4wgCAAAAAeQIBAAAAAHlCAIAAAAB5ggBAAAAAecIQAAAAAEG0QcCAAAAAd4HQAAAAAHfB0AAAAAB5AcAAQAAAYUJAgAAAAGGCQIAAAABAgAAAMABACBbAADfFAAgAwAAAMABACBbAADfFAAgXAAA3hQAIAFUAACBGAAwC0UAAK8MACC_BwAAnA0AMMAHAAC-AQAQwQcAAJwNADDRBwIAAAAB3gdAAIMMACHfB0AAgwwAIeQHAAEAAAGECQIA_AsAIYUJAgD8CwAhhgkCAPwLACECAAAAwAEAIFQAAN4UACACAAAA3BQAIFQAAN0UACAKvwcAANsUADDABwAA3BQAEMEHAADbFAAw0QcCAPwLACHeB0AAgwwAId8HQACDDAAh5AcAAewMACGECQIA_AsAIYUJAgD8CwAhhgkCAPwLACEKvwcAANsUADDABwAA3BQAEMEHAADbFAAw0QcCAPwLACHeB0AAgwwAId8HQACDDAAh5AcAAewMACGECQIA_AsAIYUJAgD8CwAhhgkCAPwLACEG0QcCAJQOACHeB0AAmQ4AId8HQACZDgAh5AcAAagOACGFCQIAlA4AIYYJAgCUDgAhBtEHAgCUDgAh3gdAAJkOACHfB0AAmQ4AIeQHAAGoDgAhhQkCAJQOACGGCQIAlA4AIQbRBwIAAAAB3gdAAAAAAd8HQAAAAAHkBwABAAABhQkCAAAAAYYJAgAAAAEG3gdAAAAAAd8HQAAAAAHkBwABAAAB5gdAAAAAAYIJAQAAAAGDCQEAAAABAgAAALwBACBbAADrFAAgAwAAALwBACBbAADrFAAgXAAA6hQAIAFUAACAGAAwCwMAAK8MACC_BwAAnQ0AMMAHAAC6AQAQwQcAAJ0NADDeB0AAgwwAId8HQACDDAAh5AcAAQAAAeYHQAClDAAh7AcCAPwLACGCCQEA-wsAIYMJAQD7CwAhAgAAALwBACBUAADqFAAgAgAAAOgUACBUAADpFAAgCr8HAADnFAAwwAcAAOgUABDBBwAA5xQAMN4HQACDDAAh3wdAAIMMACHkBwAB7AwAIeYHQAClDAAh7AcCAPwLACGCCQEA-wsAIYMJAQD7CwAhCr8HAADnFAAwwAcAAOgUABDBBwAA5xQAMN4HQACDDAAh3wdAAIMMACHkBwAB7AwAIeYHQAClDAAh7AcCAPwLACGCCQEA-wsAIYMJAQD7CwAhBt4HQACZDgAh3wdAAJkOACHkBwABqA4AIeYHQACqDgAhggkBAJMOACGDCQEAkw4AIQbeB0AAmQ4AId8HQACZDgAh5AcAAagOACHmB0AAqg4AIYIJAQCTDgAhgwkBAJMOACEG3gdAAAAAAd8HQAAAAAHkBwABAAAB5gdAAAAAAYIJAQAAAAGDCQEAAAABCVSAAAAAAdEHAgAAAAHeB0AAAAAB4QgCAAAAAeYIAQAAAAGHCQEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABAgAAALcBACBbAAD3FAAgAwAAALcBACBbAAD3FAAgXAAA9hQAIAFUAAD_FwAwDgMAAJ8NACBUAAD2DAAgvwcAAJ4NADDABwAAtQEAEMEHAACeDQAw0QcCAAAAAd4HQACDDAAh7AcCANwMACHhCAIA_AsAIeYIAQCkDAAhhwkBAPsLACGICQEA-wsAIYkJQACDDAAhiglAAKUMACECAAAAtwEAIFQAAPYUACACAAAA9BQAIFQAAPUUACANVAAA9gwAIL8HAADzFAAwwAcAAPQUABDBBwAA8xQAMNEHAgD8CwAh3gdAAIMMACHsBwIA3AwAIeEIAgD8CwAh5ggBAKQMACGHCQEA-wsAIYgJAQD7CwAhiQlAAIMMACGKCUAApQwAIQ1UAAD2DAAgvwcAAPMUADDABwAA9BQAEMEHAADzFAAw0QcCAPwLACHeB0AAgwwAIewHAgDcDAAh4QgCAPwLACHmCAEApAwAIYcJAQD7CwAhiAkBAPsLACGJCUAAgwwAIYoJQAClDAAhCVSAAAAAAdEHAgCUDgAh3gdAAJkOACHhCAIAlA4AIeYIAQC_DgAhhwkBAJMOACGICQEAkw4AIYkJQACZDgAhiglAAKoOACEJVIAAAAAB0QcCAJQOACHeB0AAmQ4AIeEIAgCUDgAh5ggBAL8OACGHCQEAkw4AIYgJAQCTDgAhiQlAAJkOACGKCUAAqg4AIQlUgAAAAAHRBwIAAAAB3gdAAAAAAeEIAgAAAAHmCAEAAAABhwkBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQoEAADDEwAg0AdAAAAAAdEHAgAAAAHtBwIAAAABhAgBAAAAAaAIAQAAAAHqCAEAAAAB7ggBAAAAAe8IAgAAAAH1CAIAAAABAgAAALEBACBbAACDFQAgAwAAALEBACBbAACDFQAgXAAAghUAIAFUAAD-FwAwEAQAAJ8NACBAAACvDAAgvwcAAKENADDABwAArwEAEMEHAAChDQAw0AdAAIMMACHRBwIAAAAB7QcCANwMACGECAEApAwAIaAIAQD7CwAh6ggBAKQMACHuCAEA-wsAIe8IAgD8CwAh9QgCAPwLACH2CAIA_AsAIaQJAACgDQAgAgAAALEBACBUAACCFQAgAgAAAIAVACBUAACBFQAgDb8HAAD_FAAwwAcAAIAVABDBBwAA_xQAMNAHQACDDAAh0QcCAPwLACHtBwIA3AwAIYQIAQCkDAAhoAgBAPsLACHqCAEApAwAIe4IAQD7CwAh7wgCAPwLACH1CAIA_AsAIfYIAgD8CwAhDb8HAAD_FAAwwAcAAIAVABDBBwAA_xQAMNAHQACDDAAh0QcCAPwLACHtBwIA3AwAIYQIAQCkDAAhoAgBAPsLACHqCAEApAwAIe4IAQD7CwAh7wgCAPwLACH1CAIA_AsAIfYIAgD8CwAhCdAHQACZDgAh0QcCAJQOACHtBwIAqw4AIYQIAQC_DgAhoAgBAJMOACHqCAEAvw4AIe4IAQCTDgAh7wgCAJQOACH1CAIAlA4AIQoEAADBEwAg0AdAAJkOACHRBwIAlA4AIe0HAgCrDgAhhAgBAL8OACGgCAEAkw4AIeoIAQC_DgAh7ggBAJMOACHvCAIAlA4AIfUIAgCUDgAhCgQAAMMTACDQB0AAAAAB0QcCAAAAAe0HAgAAAAGECAEAAAABoAgBAAAAAeoIAQAAAAHuCAEAAAAB7wgCAAAAAfUIAgAAAAEKQAAAxBMAINAHQAAAAAHRBwIAAAABhAgBAAAAAaAIAQAAAAHqCAEAAAAB7ggBAAAAAe8IAgAAAAH1CAIAAAAB9ggCAAAAAQIAAACxAQAgWwAAjBUAIAMAAACxAQAgWwAAjBUAIFwAAIsVACABVAAA_RcAMAIAAACxAQAgVAAAixUAIAIAAACAFQAgVAAAihUAIAnQB0AAmQ4AIdEHAgCUDgAhhAgBAL8OACGgCAEAkw4AIeoIAQC_DgAh7ggBAJMOACHvCAIAlA4AIfUIAgCUDgAh9ggCAJQOACEKQAAAwhMAINAHQACZDgAh0QcCAJQOACGECAEAvw4AIaAIAQCTDgAh6ggBAL8OACHuCAEAkw4AIe8IAgCUDgAh9QgCAJQOACH2CAIAlA4AIQpAAADEEwAg0AdAAAAAAdEHAgAAAAGECAEAAAABoAgBAAAAAeoIAQAAAAHuCAEAAAAB7wgCAAAAAfUIAgAAAAH2CAIAAAABDhkAAM8TACA7AADOEwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAQIAAACoAQAgWwAAmBUAIAMAAACoAQAgWwAAmBUAIFwAAJcVACABVAAA_BcAMBMZAACfDQAgOwAArwwAIDwAAJ8NACC_BwAAwQ0AMMAHAACmAQAQwQcAAMENADDRBwIAAAAB3gdAAIMMACH_BwIA3AwAIYkIAADCDfoIIuoIAQD7CwAh7ggBAPsLACHvCAIA_AsAIfcIAgD8CwAh-AgBAKQMACH6CAIA3AwAIfsIAQCkDAAh_AhAAKUMACH9CEAApQwAIQIAAACoAQAgVAAAlxUAIAIAAACVFQAgVAAAlhUAIBC_BwAAlBUAMMAHAACVFQAQwQcAAJQVADDRBwIA_AsAId4HQACDDAAh_wcCANwMACGJCAAAwg36CCLqCAEA-wsAIe4IAQD7CwAh7wgCAPwLACH3CAIA_AsAIfgIAQCkDAAh-ggCANwMACH7CAEApAwAIfwIQAClDAAh_QhAAKUMACEQvwcAAJQVADDABwAAlRUAEMEHAACUFQAw0QcCAPwLACHeB0AAgwwAIf8HAgDcDAAhiQgAAMIN-ggi6ggBAPsLACHuCAEA-wsAIe8IAgD8CwAh9wgCAPwLACH4CAEApAwAIfoIAgDcDAAh-wgBAKQMACH8CEAApQwAIf0IQAClDAAhDNEHAgCUDgAh3gdAAJkOACH_BwIAqw4AIYkIAADKE_oIIuoIAQCTDgAh7ggBAJMOACHvCAIAlA4AIfcIAgCUDgAh-AgBAL8OACH7CAEAvw4AIfwIQACqDgAh_QhAAKoOACEOGQAAzBMAIDsAAMsTACDRBwIAlA4AId4HQACZDgAh_wcCAKsOACGJCAAAyhP6CCLqCAEAkw4AIe4IAQCTDgAh7wgCAJQOACH3CAIAlA4AIfgIAQC_DgAh-wgBAL8OACH8CEAAqg4AIf0IQACqDgAhDhkAAM8TACA7AADOEwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAQ47AADOEwAgPAAA0BMAINEHAgAAAAHeB0AAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfoIAgAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAECAAAAqAEAIFsAAKEVACADAAAAqAEAIFsAAKEVACBcAACgFQAgAVQAAPsXADACAAAAqAEAIFQAAKAVACACAAAAlRUAIFQAAJ8VACAM0QcCAJQOACHeB0AAmQ4AIYkIAADKE_oIIuoIAQCTDgAh7ggBAJMOACHvCAIAlA4AIfcIAgCUDgAh-AgBAL8OACH6CAIAqw4AIfsIAQC_DgAh_AhAAKoOACH9CEAAqg4AIQ47AADLEwAgPAAAzRMAINEHAgCUDgAh3gdAAJkOACGJCAAAyhP6CCLqCAEAkw4AIe4IAQCTDgAh7wgCAJQOACH3CAIAlA4AIfgIAQC_DgAh-ggCAKsOACH7CAEAvw4AIfwIQACqDgAh_QhAAKoOACEOOwAAzhMAIDwAANATACDRBwIAAAAB3gdAAAAAAYkIAAAA-ggC6ggBAAAAAe4IAQAAAAHvCAIAAAAB9wgCAAAAAfgIAQAAAAH6CAIAAAAB-wgBAAAAAfwIQAAAAAH9CEAAAAABDhkAAM8TACA8AADQEwAg0QcCAAAAAd4HQAAAAAH_BwIAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH4CAEAAAAB-ggCAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAQIAAACoAQAgWwAAqhUAIAMAAACoAQAgWwAAqhUAIFwAAKkVACABVAAA-hcAMAIAAACoAQAgVAAAqRUAIAIAAACVFQAgVAAAqBUAIAzRBwIAlA4AId4HQACZDgAh_wcCAKsOACGJCAAAyhP6CCLqCAEAkw4AIe4IAQCTDgAh7wgCAJQOACH4CAEAvw4AIfoIAgCrDgAh-wgBAL8OACH8CEAAqg4AIf0IQACqDgAhDhkAAMwTACA8AADNEwAg0QcCAJQOACHeB0AAmQ4AIf8HAgCrDgAhiQgAAMoT-ggi6ggBAJMOACHuCAEAkw4AIe8IAgCUDgAh-AgBAL8OACH6CAIAqw4AIfsIAQC_DgAh_AhAAKoOACH9CEAAqg4AIQ4ZAADPEwAgPAAA0BMAINEHAgAAAAHeB0AAAAAB_wcCAAAAAYkIAAAA-ggC6ggBAAAAAe4IAQAAAAHvCAIAAAAB-AgBAAAAAfoIAgAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAECOQIAAAAB-AcEAAAAAQIAAADMCQAgWwAAqxUAIAMAAACkAQAgWwAAqxUAIFwAAK8VACAEAAAApAEAIDkCAJQOACFUAACvFQAg-AcEAM4PACECOQIAlA4AIfgHBADODwAhCjUAAN8PACDRBwIAAAAB3gdAAAAAAe4HAQAAAAH5BwEAAAAB-gcEAAAAAfsHAQAAAAH8BwEAAAAB_QdAAAAAAf4HAQAAAAECAAAAogEAIFsAALsVACADAAAAogEAIFsAALsVACBcAAC6FQAgAVQAAPkXADAPBAAArwwAIDUAAMQNACC_BwAAww0AMMAHAACUAQAQwQcAAMMNADDRBwIAAAAB3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAh-QcBAPsLACH6BwQArgwAIfsHAQD7CwAh_AcBAAAAAf0HQACDDAAh_gcBAPsLACECAAAAogEAIFQAALoVACACAAAAuBUAIFQAALkVACANvwcAALcVADDABwAAuBUAEMEHAAC3FQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACH5BwEA-wsAIfoHBACuDAAh-wcBAPsLACH8BwEA-wsAIf0HQACDDAAh_gcBAPsLACENvwcAALcVADDABwAAuBUAEMEHAAC3FQAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACH5BwEA-wsAIfoHBACuDAAh-wcBAPsLACH8BwEA-wsAIf0HQACDDAAh_gcBAPsLACEJ0QcCAJQOACHeB0AAmQ4AIe4HAQCTDgAh-QcBAJMOACH6BwQAzg8AIfsHAQCTDgAh_AcBAJMOACH9B0AAmQ4AIf4HAQCTDgAhCjUAANgPACDRBwIAlA4AId4HQACZDgAh7gcBAJMOACH5BwEAkw4AIfoHBADODwAh-wcBAJMOACH8BwEAkw4AIf0HQACZDgAh_gcBAJMOACEKNQAA3w8AINEHAgAAAAHeB0AAAAAB7gcBAAAAAfkHAQAAAAH6BwQAAAAB-wcBAAAAAfwHAQAAAAH9B0AAAAAB_gcBAAAAAQQxAAD3DwAg3gdAAAAAAfUHAgAAAAGDCAIAAAABAgAAAI4BACBbAADEFQAgAwAAAI4BACBbAADEFQAgXAAAwxUAIAFUAAD4FwAwAgAAAI4BACBUAADDFQAgAgAAAJgQACBUAADCFQAgA94HQACZDgAh9QcCAJQOACGDCAIAlA4AIQQxAAD1DwAg3gdAAJkOACH1BwIAlA4AIYMIAgCUDgAhBDEAAPcPACDeB0AAAAAB9QcCAAAAAYMIAgAAAAEH0QcCAAAAAd4HQAAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGgCAEAAAABowhAAAAAAQIAAACeAQAgWwAA0BUAIAMAAACeAQAgWwAA0BUAIFwAAM8VACABVAAA9xcAMAwZAACvDAAgvwcAAMUNADDABwAAnAEAEMEHAADFDQAw0QcCAAAAAd4HQACDDAAh_wcCAPwLACGBCEAApQwAIYIIAgDcDAAhhAgBAPsLACGgCAEA-wsAIaMIQAClDAAhAgAAAJ4BACBUAADPFQAgAgAAAM0VACBUAADOFQAgC78HAADMFQAwwAcAAM0VABDBBwAAzBUAMNEHAgD8CwAh3gdAAIMMACH_BwIA_AsAIYEIQAClDAAhgggCANwMACGECAEA-wsAIaAIAQD7CwAhowhAAKUMACELvwcAAMwVADDABwAAzRUAEMEHAADMFQAw0QcCAPwLACHeB0AAgwwAIf8HAgD8CwAhgQhAAKUMACGCCAIA3AwAIYQIAQD7CwAhoAgBAPsLACGjCEAApQwAIQfRBwIAlA4AId4HQACZDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhoAgBAJMOACGjCEAAqg4AIQfRBwIAlA4AId4HQACZDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhoAgBAJMOACGjCEAAqg4AIQfRBwIAAAAB3gdAAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAaAIAQAAAAGjCEAAAAABCy0AAOoQACDRBwIAAAAB3gdAAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZMIAgAAAAGfCAIAAAABoAgBAAAAAaEIAQAAAAGiCEAAAAABAgAAAHsAIFsAANkVACADAAAAewAgWwAA2RUAIFwAANgVACABVAAA9hcAMAIAAAB7ACBUAADYFQAgAgAAAIURACBUAADXFQAgCtEHAgCUDgAh3gdAAJkOACGBCEAAqg4AIYIIAgCrDgAhhAgBAL8OACGTCAIAlA4AIZ8IAgCUDgAhoAgBAJMOACGhCAEAvw4AIaIIQACqDgAhCy0AAOgQACDRBwIAlA4AId4HQACZDgAhgQhAAKoOACGCCAIAqw4AIYQIAQC_DgAhkwgCAJQOACGfCAIAlA4AIaAIAQCTDgAhoQgBAL8OACGiCEAAqg4AIQstAADqEAAg0QcCAAAAAd4HQAAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGTCAIAAAABnwgCAAAAAaAIAQAAAAGhCAEAAAABoghAAAAAAQcxAADuDwAg0QcCAAAAAd4HQAAAAAH1BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABAgAAAIoBACBbAADiFQAgAwAAAIoBACBbAADiFQAgXAAA4RUAIAFUAAD1FwAwAgAAAIoBACBUAADhFQAgAgAAAKQQACBUAADgFQAgBtEHAgCUDgAh3gdAAJkOACH1BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIQcxAADsDwAg0QcCAJQOACHeB0AAmQ4AIfUHAgCUDgAhgAgBAJMOACGBCEAAqg4AIYIIAgCrDgAhBzEAAO4PACDRBwIAAAAB3gdAAAAAAfUHAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAEUMgAAqRAAIDMAAKoQACA0AACrEAAgNQAArBAAINEHAgAAAAHeB0AAAAAB-QcBAAAAAfoHBAAAAAH8BwEAAAABhAgBAAAAAYUIAQAAAAGHCAAAAIcIAokIAAAAiQgCiggIAAAAAYsIAgAAAAGMCAIAAAABjQgBAAAAAY4IAgAAAAGPCAIAAAABkAgCAAAAAQIAAACGAQAgWwAA7hUAIAMAAACGAQAgWwAA7hUAIFwAAO0VACABVAAA9BcAMBkZAACvDAAgMgAAsw0AIDMAALYNACA0AADNDQAgNQAAxA0AIL8HAADJDQAwwAcAAIQBABDBBwAAyQ0AMNEHAgAAAAHeB0AAgwwAIfkHAQD7CwAh-gcEAK4MACH8BwEAAAAB_wcCAPwLACGECAEA-wsAIYUIAQD7CwAhhwgAAMoNhwgiiQgAAMsNiQgiiggIAMwNACGLCAIA3AwAIYwIAgDcDAAhjQgBAKQMACGOCAIA_AsAIY8IAgD8CwAhkAgCAPwLACECAAAAhgEAIFQAAO0VACACAAAA6xUAIFQAAOwVACAUvwcAAOoVADDABwAA6xUAEMEHAADqFQAw0QcCAPwLACHeB0AAgwwAIfkHAQD7CwAh-gcEAK4MACH8BwEA-wsAIf8HAgD8CwAhhAgBAPsLACGFCAEA-wsAIYcIAADKDYcIIokIAADLDYkIIooICADMDQAhiwgCANwMACGMCAIA3AwAIY0IAQCkDAAhjggCAPwLACGPCAIA_AsAIZAIAgD8CwAhFL8HAADqFQAwwAcAAOsVABDBBwAA6hUAMNEHAgD8CwAh3gdAAIMMACH5BwEA-wsAIfoHBACuDAAh_AcBAPsLACH_BwIA_AsAIYQIAQD7CwAhhQgBAPsLACGHCAAAyg2HCCKJCAAAyw2JCCKKCAgAzA0AIYsIAgDcDAAhjAgCANwMACGNCAEApAwAIY4IAgD8CwAhjwgCAPwLACGQCAIA_AsAIRDRBwIAlA4AId4HQACZDgAh-QcBAJMOACH6BwQAzg8AIfwHAQCTDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhFDIAAIIQACAzAACDEAAgNAAAhBAAIDUAAIUQACDRBwIAlA4AId4HQACZDgAh-QcBAJMOACH6BwQAzg8AIfwHAQCTDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhFDIAAKkQACAzAACqEAAgNAAAqxAAIDUAAKwQACDRBwIAAAAB3gdAAAAAAfkHAQAAAAH6BwQAAAAB_AcBAAAAAYQIAQAAAAGFCAEAAAABhwgAAACHCAKJCAAAAIkIAooICAAAAAGLCAIAAAABjAgCAAAAAY0IAQAAAAGOCAIAAAABjwgCAAAAAZAIAgAAAAEKKgAA4RAAICwAAOIQACDRBwIAAAAB3gdAAAAAAYkIAAAAmwgCmAgAAACYCAKbCEAAAAABnAgBAAAAAZ0IAgAAAAGeCAEAAAABAgAAAIIBACBbAAD6FQAgAwAAAIIBACBbAAD6FQAgXAAA-RUAIAFUAADzFwAwDykAAK8MACAqAADRDQAgLAAA0g0AIL8HAADODQAwwAcAAIABABDBBwAAzg0AMNEHAgAAAAHeB0AAgwwAIYkIAADQDZsIIpgIAADPDZgIIpkIAgD8CwAhmwhAAKUMACGcCAEApAwAIZ0IAgDcDAAhnggBAKQMACECAAAAggEAIFQAAPkVACACAAAA9xUAIFQAAPgVACAMvwcAAPYVADDABwAA9xUAEMEHAAD2FQAw0QcCAPwLACHeB0AAgwwAIYkIAADQDZsIIpgIAADPDZgIIpkIAgD8CwAhmwhAAKUMACGcCAEApAwAIZ0IAgDcDAAhnggBAKQMACEMvwcAAPYVADDABwAA9xUAEMEHAAD2FQAw0QcCAPwLACHeB0AAgwwAIYkIAADQDZsIIpgIAADPDZgIIpkIAgD8CwAhmwhAAKUMACGcCAEApAwAIZ0IAgDcDAAhnggBAKQMACEI0QcCAJQOACHeB0AAmQ4AIYkIAADEEJsIIpgIAADDEJgIIpsIQACqDgAhnAgBAL8OACGdCAIAqw4AIZ4IAQC_DgAhCioAAMYQACAsAADHEAAg0QcCAJQOACHeB0AAmQ4AIYkIAADEEJsIIpgIAADDEJgIIpsIQACqDgAhnAgBAL8OACGdCAIAqw4AIZ4IAQC_DgAhCioAAOEQACAsAADiEAAg0QcCAAAAAd4HQAAAAAGJCAAAAJsIApgIAAAAmAgCmwhAAAAAAZwIAQAAAAGdCAIAAAABnggBAAAAAQovAACqEQAg0QcCAAAAAd4HQAAAAAHuBwEAAAABhQgBAAAAAYkIAAAAsggCpAgBAAAAAa8IAgAAAAGwCAIAAAABsgggAAAAAQIAAABnACBbAACGFgAgAwAAAGcAIFsAAIYWACBcAACFFgAgAVQAAPIXADAPBAAArwwAIC8AAOINACC_BwAA4A0AMMAHAABlABDBBwAA4A0AMNEHAgAAAAHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACGFCAEA-wsAIYkIAADhDbIIIqQIAQAAAAGvCAIA_AsAIbAIAgD8CwAhsgggAKYMACECAAAAZwAgVAAAhRYAIAIAAACDFgAgVAAAhBYAIA2_BwAAghYAMMAHAACDFgAQwQcAAIIWADDRBwIA_AsAId4HQACDDAAh7QcCAPwLACHuBwEA-wsAIYUIAQD7CwAhiQgAAOENsggipAgBAPsLACGvCAIA_AsAIbAIAgD8CwAhsgggAKYMACENvwcAAIIWADDABwAAgxYAEMEHAACCFgAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACGFCAEA-wsAIYkIAADhDbIIIqQIAQD7CwAhrwgCAPwLACGwCAIA_AsAIbIIIACmDAAhCdEHAgCUDgAh3gdAAJkOACHuBwEAkw4AIYUIAQCTDgAhiQgAAJoRsggipAgBAJMOACGvCAIAlA4AIbAIAgCUDgAhsgggAMIPACEKLwAAnBEAINEHAgCUDgAh3gdAAJkOACHuBwEAkw4AIYUIAQCTDgAhiQgAAJoRsggipAgBAJMOACGvCAIAlA4AIbAIAgCUDgAhsgggAMIPACEKLwAAqhEAINEHAgAAAAHeB0AAAAAB7gcBAAAAAYUIAQAAAAGJCAAAALIIAqQIAQAAAAGvCAIAAAABsAgCAAAAAbIIIAAAAAEGwgcBAAAAAd4HQAAAAAGJCAIAAAABoAgBAAAAAYAJAQAAAAGBCQABAAABAgAAAGMAIFsAAJIWACADAAAAYwAgWwAAkhYAIFwAAJEWACABVAAA8RcAMAwDAACvDAAgvwcAAOQNADDABwAAYQAQwQcAAOQNADDCBwEA-wsAId4HQACDDAAh7AcCAPwLACGJCAIA_AsAIaAIAQD7CwAhgAkBAPsLACGBCQAB7AwAIakJAADjDQAgAgAAAGMAIFQAAJEWACACAAAAjxYAIFQAAJAWACAKvwcAAI4WADDABwAAjxYAEMEHAACOFgAwwgcBAPsLACHeB0AAgwwAIewHAgD8CwAhiQgCAPwLACGgCAEA-wsAIYAJAQD7CwAhgQkAAewMACEKvwcAAI4WADDABwAAjxYAEMEHAACOFgAwwgcBAPsLACHeB0AAgwwAIewHAgD8CwAhiQgCAPwLACGgCAEA-wsAIYAJAQD7CwAhgQkAAewMACEGwgcBAJMOACHeB0AAmQ4AIYkIAgCUDgAhoAgBAJMOACGACQEAkw4AIYEJAAGoDgAhBsIHAQCTDgAh3gdAAJkOACGJCAIAlA4AIaAIAQCTDgAhgAkBAJMOACGBCQABqA4AIQbCBwEAAAAB3gdAAAAAAYkIAgAAAAGgCAEAAAABgAkBAAAAAYEJAAEAAAEEIgAAwREAIN4HQAAAAAGDCAIAAAABuggCAAAAAQIAAABWACBbAACbFgAgAwAAAFYAIFsAAJsWACBcAACaFgAgAVQAAPAXADACAAAAVgAgVAAAmhYAIAIAAADUEQAgVAAAmRYAIAPeB0AAmQ4AIYMIAgCUDgAhuggCAJQOACEEIgAAvxEAIN4HQACZDgAhgwgCAJQOACG6CAIAlA4AIQQiAADBEQAg3gdAAAAAAYMIAgAAAAG6CAIAAAABCiAAAPcRACAhAADxEQAgIwAA8hEAINEHAgAAAAHeB0AAAAABgQhAAAAAAYIIAgAAAAGgCAEAAAABuQgCAAAAAbsIAgAAAAECAAAAWgAgWwAApBYAIAMAAABaACBbAACkFgAgXAAAoxYAIAFUAADvFwAwAgAAAFoAIFQAAKMWACACAAAA7BEAIFQAAKIWACAH0QcCAJQOACHeB0AAmQ4AIYEIQACqDgAhgggCAKsOACGgCAEAkw4AIbkIAgCUDgAhuwgCAJQOACEKIAAAyBEAICEAAMoRACAjAADLEQAg0QcCAJQOACHeB0AAmQ4AIYEIQACqDgAhgggCAKsOACGgCAEAkw4AIbkIAgCUDgAhuwgCAJQOACEKIAAA9xEAICEAAPERACAjAADyEQAg0QcCAAAAAd4HQAAAAAGBCEAAAAABgggCAAAAAaAIAQAAAAG5CAIAAAABuwgCAAAAAQ4fAADzEQAgJAAA_hEAICUAAPURACAmAAD2EQAg0QcCAAAAAd4HQAAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGJCAAAAL4IAqAIAQAAAAG8CAIAAAABvggCAAAAAb8IAgAAAAECAAAASwAgWwAArRYAIAMAAABLACBbAACtFgAgXAAArBYAIAFUAADuFwAwAgAAAEsAIFQAAKwWACACAAAAjRIAIFQAAKsWACAK0QcCAJQOACHeB0AAmQ4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYkIAADdEb4IIqAIAQCTDgAhvAgCAKsOACG-CAIAqw4AIb8IAgCUDgAhDh8AAN4RACAkAAD9EQAgJQAA4BEAICYAAOERACDRBwIAlA4AId4HQACZDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAhiQgAAN0RvggioAgBAJMOACG8CAIAqw4AIb4IAgCrDgAhvwgCAJQOACEOHwAA8xEAICQAAP4RACAlAAD1EQAgJgAA9hEAINEHAgAAAAHeB0AAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABiQgAAAC-CAKgCAEAAAABvAgCAAAAAb4IAgAAAAG_CAIAAAABBBoAAMESACDWCAIAAAAB1wgCAAAAAdgIQAAAAAECAAAAQwAgWwAAthYAIAMAAABDACBbAAC2FgAgXAAAtRYAIAFUAADtFwAwAgAAAEMAIFQAALUWACACAAAA3BIAIFQAALQWACAD1ggCAJQOACHXCAIAlA4AIdgIQACZDgAhBBoAAL8SACDWCAIAlA4AIdcIAgCUDgAh2AhAAJkOACEEGgAAwRIAINYIAgAAAAHXCAIAAAAB2AhAAAAAAQcaAADJEgAg0QcCAAAAAd4HQAAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAHWCAIAAAABAgAAAD8AIFsAAL8WACADAAAAPwAgWwAAvxYAIFwAAL4WACABVAAA7BcAMAIAAAA_ACBUAAC-FgAgAgAAAOgSACBUAAC9FgAgBtEHAgCUDgAh3gdAAJkOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACHWCAIAlA4AIQcaAADHEgAg0QcCAJQOACHeB0AAmQ4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIdYIAgCUDgAhBxoAAMkSACDRBwIAAAAB3gdAAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAdYIAgAAAAEPGAAA7BIAIBsAAO4SACAcAADvEgAg0QcCAAAAAd4HQAAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2QgCAAAAAdoIIAAAAAHbCCAAAAAB3AgCAAAAAd0IQAAAAAHeCAIAAAABAgAAADkAIFsAAMgWACADAAAAOQAgWwAAyBYAIFwAAMcWACABVAAA6xcAMAIAAAA5ACBUAADHFgAgAgAAAP4SACBUAADGFgAgDNEHAgCUDgAh3gdAAJkOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIdkIAgCUDgAh2gggAMIPACHbCCAAwg8AIdwIAgCUDgAh3QhAAJkOACHeCAIAlA4AIQ8YAADQEgAgGwAA0hIAIBwAANMSACDRBwIAlA4AId4HQACZDgAhgAgBAJMOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACHZCAIAlA4AIdoIIADCDwAh2wggAMIPACHcCAIAlA4AId0IQACZDgAh3ggCAJQOACEPGAAA7BIAIBsAAO4SACAcAADvEgAg0QcCAAAAAd4HQAAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2QgCAAAAAdoIIAAAAAHbCCAAAAAB3AgCAAAAAd0IQAAAAAHeCAIAAAABBdEHAgAAAAHeB0AAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABAgAAADUAIFsAANQWACADAAAANQAgWwAA1BYAIFwAANMWACABVAAA6hcAMAsDAACvDAAgvwcAAPgNADDABwAAMwAQwQcAAPgNADDRBwIAAAAB3gdAAIMMACHsBwIA_AsAIcMIAQD7CwAhxAgBAPsLACHFCEAApQwAIa4JAAD3DQAgAgAAADUAIFQAANMWACACAAAA0RYAIFQAANIWACAJvwcAANAWADDABwAA0RYAEMEHAADQFgAw0QcCAPwLACHeB0AAgwwAIewHAgD8CwAhwwgBAPsLACHECAEA-wsAIcUIQAClDAAhCb8HAADQFgAwwAcAANEWABDBBwAA0BYAMNEHAgD8CwAh3gdAAIMMACHsBwIA_AsAIcMIAQD7CwAhxAgBAPsLACHFCEAApQwAIQXRBwIAlA4AId4HQACZDgAhwwgBAJMOACHECAEAkw4AIcUIQACqDgAhBdEHAgCUDgAh3gdAAJkOACHDCAEAkw4AIcQIAQCTDgAhxQhAAKoOACEF0QcCAAAAAd4HQAAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEI0QcCAAAAAd4HQAAAAAHuBwEAAAABxQhAAAAAAcYIAAEAAAHHCAABAAAByAgEAAAAAckIAACkEgAgAgAAADEAIFsAAOAWACADAAAAMQAgWwAA4BYAIFwAAN8WACABVAAA6RcAMA0DAACvDAAgvwcAAPkNADDABwAALwAQwQcAAPkNADDRBwIAAAAB3gdAAIMMACHsBwIA_AsAIe4HAQD7CwAhxQhAAKUMACHGCAABAAABxwgAAewMACHICAQArgwAIckIAACeDAAgAgAAADEAIFQAAN8WACACAAAA3RYAIFQAAN4WACAMvwcAANwWADDABwAA3RYAEMEHAADcFgAw0QcCAPwLACHeB0AAgwwAIewHAgD8CwAh7gcBAPsLACHFCEAApQwAIcYIAAHsDAAhxwgAAewMACHICAQArgwAIckIAACeDAAgDL8HAADcFgAwwAcAAN0WABDBBwAA3BYAMNEHAgD8CwAh3gdAAIMMACHsBwIA_AsAIe4HAQD7CwAhxQhAAKUMACHGCAAB7AwAIccIAAHsDAAhyAgEAK4MACHJCAAAngwAIAjRBwIAlA4AId4HQACZDgAh7gcBAJMOACHFCEAAqg4AIcYIAAGoDgAhxwgAAagOACHICAQAzg8AIckIAACiEgAgCNEHAgCUDgAh3gdAAJkOACHuBwEAkw4AIcUIQACqDgAhxggAAagOACHHCAABqA4AIcgIBADODwAhyQgAAKISACAI0QcCAAAAAd4HQAAAAAHuBwEAAAABxQhAAAAAAcYIAAEAAAHHCAABAAAByAgEAAAAAckIAACkEgAgAuQHAAEAAAHmB0AAAAABAgAAAC0AIFsAAOwWACADAAAALQAgWwAA7BYAIFwAAOsWACABVAAA6BcAMAgDAACvDAAgvwcAAPsNADDABwAAKwAQwQcAAPsNADDkBwAB7AwAIeYHQAClDAAh7AcCAPwLACGvCQAA-g0AIAIAAAAtACBUAADrFgAgAgAAAOkWACBUAADqFgAgBr8HAADoFgAwwAcAAOkWABDBBwAA6BYAMOQHAAHsDAAh5gdAAKUMACHsBwIA_AsAIQa_BwAA6BYAMMAHAADpFgAQwQcAAOgWADDkBwAB7AwAIeYHQAClDAAh7AcCAPwLACEC5AcAAagOACHmB0AAqg4AIQLkBwABqA4AIeYHQACqDgAhAuQHAAEAAAHmB0AAAAABBd4HQAAAAAHKCAEAAAABywgEAAAAAcwIAgAAAAHNCEAAAAABAgAAALEFACBbAADtFgAgAwAAACkAIFsAAO0WACBcAADxFgAgBwAAACkAIFQAAPEWACDeB0AAmQ4AIcoIAQCTDgAhywgEAM4PACHMCAIAlA4AIc0IQACqDgAhBd4HQACZDgAhyggBAJMOACHLCAQAzg8AIcwIAgCUDgAhzQhAAKoOACEHBQAAiQ8AIAsAAIoPACAMAACLDwAg0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAECAAAACwAgWwAA-hYAIAMAAAALACBbAAD6FgAgXAAA-RYAIAFUAADnFwAwAgAAAAsAIFQAAPkWACACAAAAsw8AIFQAAPgWACAE0QcCAJQOACHYBwIAlA4AIdkHAADqDgAg3gdAAJkOACEHBQAA7A4AIAsAAO0OACAMAADuDgAg0QcCAJQOACHYBwIAlA4AIdkHAADqDgAg3gdAAJkOACEHBQAAiQ8AIAsAAIoPACAMAACLDwAg0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAEKDAAAuw8AIA0AALoPACAOAAC8DwAg0QcCAAAAAd4HQAAAAAHuBwEAAAAB7wcBAAAAAfAHAAEAAAHxBwAAtw8AIPIHAAC4DwAgAgAAACYAIFsAAIYXACADAAAAJgAgWwAAhhcAIFwAAIUXACABVAAA5hcAMA8EAACvDAAgDAAA_g0AIA0AAKYNACAOAACkDQAgvwcAAPwNADDABwAABwAQwQcAAPwNADDRBwIAAAAB3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAh7wcBAAAAAfAHAAH9DQAh8QcAAJ4MACDyBwAAngwAIAIAAAAmACBUAACFFwAgAgAAAIMXACBUAACEFwAgC78HAACCFwAwwAcAAIMXABDBBwAAghcAMNEHAgD8CwAh3gdAAIMMACHtBwIA_AsAIe4HAQD7CwAh7wcBAPsLACHwBwAB_Q0AIfEHAACeDAAg8gcAAJ4MACALvwcAAIIXADDABwAAgxcAEMEHAACCFwAw0QcCAPwLACHeB0AAgwwAIe0HAgD8CwAh7gcBAPsLACHvBwEA-wsAIfAHAAH9DQAh8QcAAJ4MACDyBwAAngwAIAfRBwIAlA4AId4HQACZDgAh7gcBAJMOACHvBwEAkw4AIfAHAAG-DgAh8QcAAJEPACDyBwAAkg8AIAoMAACVDwAgDQAAlA8AIA4AAJYPACDRBwIAlA4AId4HQACZDgAh7gcBAJMOACHvBwEAkw4AIfAHAAG-DgAh8QcAAJEPACDyBwAAkg8AIAoMAAC7DwAgDQAAug8AIA4AALwPACDRBwIAAAAB3gdAAAAAAe4HAQAAAAHvBwEAAAAB8AcAAQAAAfEHAAC3DwAg8gcAALgPACANBQAA1A4AIA8AAKEPACDRBwIAAAAB2AcCAAAAAdkHAADSDgAg3gdAAAAAAd8HQAAAAAHkBwABAAAB7gcBAAAAAcUIQAAAAAGLCQEAAAABjAlAAAAAAY0JAgAAAAECAAAABQAgWwAAjxcAIAMAAAAFACBbAACPFwAgXAAAjhcAIAFUAADlFwAwAgAAAAUAIFQAAI4XACACAAAAyw4AIFQAAI0XACAL0QcCAJQOACHYBwIAqw4AIdkHAADNDgAg3gdAAJkOACHfB0AAqg4AIeQHAAGoDgAh7gcBAJMOACHFCEAAqg4AIYsJAQCTDgAhjAlAAKoOACGNCQIAqw4AIQ0FAADQDgAgDwAAnw8AINEHAgCUDgAh2AcCAKsOACHZBwAAzQ4AIN4HQACZDgAh3wdAAKoOACHkBwABqA4AIe4HAQCTDgAhxQhAAKoOACGLCQEAkw4AIYwJQACqDgAhjQkCAKsOACENBQAA1A4AIA8AAKEPACDRBwIAAAAB2AcCAAAAAdkHAADSDgAg3gdAAAAAAd8HQAAAAAHkBwABAAAB7gcBAAAAAcUIQAAAAAGLCQEAAAABjAlAAAAAAY0JAgAAAAEEWwAAhxcAMLMJAACIFwAwtQkAAIoXACC5CQAAxw4AMARbAAD7FgAwswkAAPwWADC1CQAA_hYAILkJAAD_FgAwBFsAAPIWADCzCQAA8xYAMLUJAAD1FgAguQkAAK8PADADWwAA7RYAILMJAADuFgAguQkAALEFACAEWwAA4RYAMLMJAADiFgAwtQkAAOQWACC5CQAA5RYAMARbAADVFgAwswkAANYWADC1CQAA2BYAILkJAADZFgAwBFsAAMkWADCzCQAAyhYAMLUJAADMFgAguQkAAM0WADAEWwAAwBYAMLMJAADBFgAwtQkAAMMWACC5CQAA-hIAMARbAAC3FgAwswkAALgWADC1CQAAuhYAILkJAADkEgAwBFsAAK4WADCzCQAArxYAMLUJAACxFgAguQkAANgSADAEWwAApRYAMLMJAACmFgAwtQkAAKgWACC5CQAAiRIAMARbAACcFgAwswkAAJ0WADC1CQAAnxYAILkJAADoEQAwBFsAAJMWADCzCQAAlBYAMLUJAACWFgAguQkAANARADAEWwAAhxYAMLMJAACIFgAwtQkAAIoWACC5CQAAixYAMARbAAD7FQAwswkAAPwVADC1CQAA_hUAILkJAAD_FQAwBFsAAO8VADCzCQAA8BUAMLUJAADyFQAguQkAAPMVADAEWwAA4xUAMLMJAADkFQAwtQkAAOYVACC5CQAA5xUAMARbAADaFQAwswkAANsVADC1CQAA3RUAILkJAACgEAAwBFsAANEVADCzCQAA0hUAMLUJAADUFQAguQkAAIERADAEWwAAxRUAMLMJAADGFQAwtQkAAMgVACC5CQAAyRUAMARbAAC8FQAwswkAAL0VADC1CQAAvxUAILkJAACUEAAwBFsAALAVADCzCQAAsRUAMLUJAACzFQAguQkAALQVADADWwAAqxUAILMJAACsFQAguQkAAMwJACAEWwAAohUAMLMJAACjFQAwtQkAAKUVACC5CQAAkRUAMARbAACZFQAwswkAAJoVADC1CQAAnBUAILkJAACRFQAwBFsAAI0VADCzCQAAjhUAMLUJAACQFQAguQkAAJEVADAEWwAAhBUAMLMJAACFFQAwtQkAAIcVACC5CQAA_BQAMARbAAD4FAAwswkAAPkUADC1CQAA-xQAILkJAAD8FAAwBFsAAOwUADCzCQAA7RQAMLUJAADvFAAguQkAAPAUADAEWwAA4BQAMLMJAADhFAAwtQkAAOMUACC5CQAA5BQAMARbAADUFAAwswkAANUUADC1CQAA1xQAILkJAADYFAAwBFsAAMgUADCzCQAAyRQAMLUJAADLFAAguQkAAMwUADAEWwAAvxQAMLMJAADAFAAwtQkAAMIUACC5CQAAtxQAMARbAACzFAAwswkAALQUADC1CQAAthQAILkJAAC3FAAwBFsAAKcUADCzCQAAqBQAMLUJAACqFAAguQkAAKsUADAAAAACAwAA0Q8AIM0IAACNDgAgAAAAAAAAAAAAAAAAAAAAAAEEAADRDwAgAAAAAAAAAAAHKgAAuxMAIP8HAACNDgAghAgAAI0OACDqCAAAjQ4AIOsIAACNDgAg8AgAAI0OACDyCAAAjQ4AIAUDAADRDwAgSAAA0Q8AIEsAALsTACDqCAAAjQ4AIO0IAACNDgAgBjEAAMgPACA2AADHDwAg3wcAAI0OACD0BwAAjQ4AIPUHAACNDgAg9gcAAI0OACABMQAAyA8AIAAADCgAANgXACAqAADUFwAgLgAAwxcAIO0HAACNDgAggQgAAI0OACCCCAAAjQ4AIJEIAACNDgAgpAgAAI0OACClCAAAjQ4AIKYIAACNDgAgqQgAAI0OACCqCAAAjQ4AIAcpAADRDwAgKgAA1BcAICwAANUXACCbCAAAjQ4AIJwIAACNDgAgnQgAAI0OACCeCAAAjQ4AIAIEAADRDwAgLwAA2RcAIAAGGQAA0Q8AICAAALkRACAhAAC5EQAgIwAAvRcAIIEIAACNDgAggggAAI0OACABHgAAkhIAIAEgAAC5EQAgBhgAAN4XACAZAADRDwAgGwAAuhcAIBwAALsXACCBCAAAjQ4AIIIIAACNDgAgAhcAAIMTACCqCAAAjQ4AIAAFBAAA0Q8AIAwAAN8XACANAAC1FwAgDgAAsxcAIPAHAACNDgAgBAMAANEPACAFAADgFwAgCwAA5BcAIAwAAN8XACAIBgAA4RcAIAgAAOMXACAJAACzFwAg5wcAAI0OACDoBwAAjQ4AIOkHAACNDgAg6gcAAI0OACDrBwAAjQ4AIAAAC9EHAgAAAAHYBwIAAAAB2QcAANIOACDeB0AAAAAB3wdAAAAAAeQHAAEAAAHuBwEAAAABxQhAAAAAAYsJAQAAAAGMCUAAAAABjQkCAAAAAQfRBwIAAAAB3gdAAAAAAe4HAQAAAAHvBwEAAAAB8AcAAQAAAfEHAAC3DwAg8gcAALgPACAE0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAEC5AcAAQAAAeYHQAAAAAEI0QcCAAAAAd4HQAAAAAHuBwEAAAABxQhAAAAAAcYIAAEAAAHHCAABAAAByAgEAAAAAckIAACkEgAgBdEHAgAAAAHeB0AAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABDNEHAgAAAAHeB0AAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAdkIAgAAAAHaCCAAAAAB2wggAAAAAdwIAgAAAAHdCEAAAAAB3ggCAAAAAQbRBwIAAAAB3gdAAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAdYIAgAAAAED1ggCAAAAAdcIAgAAAAHYCEAAAAABCtEHAgAAAAHeB0AAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABiQgAAAC-CAKgCAEAAAABvAgCAAAAAb4IAgAAAAG_CAIAAAABB9EHAgAAAAHeB0AAAAABgQhAAAAAAYIIAgAAAAGgCAEAAAABuQgCAAAAAbsIAgAAAAED3gdAAAAAAYMIAgAAAAG6CAIAAAABBsIHAQAAAAHeB0AAAAABiQgCAAAAAaAIAQAAAAGACQEAAAABgQkAAQAAAQnRBwIAAAAB3gdAAAAAAe4HAQAAAAGFCAEAAAABiQgAAACyCAKkCAEAAAABrwgCAAAAAbAIAgAAAAGyCCAAAAABCNEHAgAAAAHeB0AAAAABiQgAAACbCAKYCAAAAJgIApsIQAAAAAGcCAEAAAABnQgCAAAAAZ4IAQAAAAEQ0QcCAAAAAd4HQAAAAAH5BwEAAAAB-gcEAAAAAfwHAQAAAAGECAEAAAABhQgBAAAAAYcIAAAAhwgCiQgAAACJCAKKCAgAAAABiwgCAAAAAYwIAgAAAAGNCAEAAAABjggCAAAAAY8IAgAAAAGQCAIAAAABBtEHAgAAAAHeB0AAAAAB9QcCAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAQrRBwIAAAAB3gdAAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZMIAgAAAAGfCAIAAAABoAgBAAAAAaEIAQAAAAGiCEAAAAABB9EHAgAAAAHeB0AAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABoAgBAAAAAaMIQAAAAAED3gdAAAAAAfUHAgAAAAGDCAIAAAABCdEHAgAAAAHeB0AAAAAB7gcBAAAAAfkHAQAAAAH6BwQAAAAB-wcBAAAAAfwHAQAAAAH9B0AAAAAB_gcBAAAAAQzRBwIAAAAB3gdAAAAAAf8HAgAAAAGJCAAAAPoIAuoIAQAAAAHuCAEAAAAB7wgCAAAAAfgIAQAAAAH6CAIAAAAB-wgBAAAAAfwIQAAAAAH9CEAAAAABDNEHAgAAAAHeB0AAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfoIAgAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAEM0QcCAAAAAd4HQAAAAAH_BwIAAAABiQgAAAD6CALqCAEAAAAB7ggBAAAAAe8IAgAAAAH3CAIAAAAB-AgBAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAQnQB0AAAAAB0QcCAAAAAYQIAQAAAAGgCAEAAAAB6ggBAAAAAe4IAQAAAAHvCAIAAAAB9QgCAAAAAfYIAgAAAAEJ0AdAAAAAAdEHAgAAAAHtBwIAAAABhAgBAAAAAaAIAQAAAAHqCAEAAAAB7ggBAAAAAe8IAgAAAAH1CAIAAAABCVSAAAAAAdEHAgAAAAHeB0AAAAAB4QgCAAAAAeYIAQAAAAGHCQEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABBt4HQAAAAAHfB0AAAAAB5AcAAQAAAeYHQAAAAAGCCQEAAAABgwkBAAAAAQbRBwIAAAAB3gdAAAAAAd8HQAAAAAHkBwABAAABhQkCAAAAAYYJAgAAAAEO0QcCAAAAAdMHQAAAAAHbB0AAAAAB3wdAAAAAAfgHBAAAAAH8BwEAAAAB4AgBAAAAAeEIAgAAAAHiCAIAAAAB4wgCAAAAAeQIBAAAAAHlCAIAAAAB5ggBAAAAAecIQAAAAAEIKgIAAAAB0QcCAAAAAd4HQAAAAAHgCAEAAAAB6ggBAAAAAesIAgAAAAHsCAEAAAAB7QhAAAAAAQgqAgAAAAHRBwIAAAAB3gdAAAAAAewHAgAAAAHgCAEAAAAB6ggBAAAAAewIAQAAAAHtCEAAAAABBN4HQAAAAAH4BwIAAAAB-gcCAAAAAfwHAQAAAAE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAIYYACADAAAAqgEAIFsAAIYYACBcAACKGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgVAAAihgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAACLGAAgAwAAAKoBACBbAACLGAAgXAAAjxgAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAI8YACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAkBgAIAMAAACqAQAgWwAAkBgAIFwAAJQYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACUGAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAJUYACADAAAAqgEAIFsAAJUYACBcAACZGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAAmRgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAACaGAAgAwAAAKoBACBbAACaGAAgXAAAnhgAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAJ4YACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAnxgAIDsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAoRgAIDsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAoxgAIAMAAACqAQAgWwAAnxgAIFwAAKcYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACnGAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAqgEAIFsAAKEYACBcAACqGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAAqhgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhAwAAAKoBACBbAACjGAAgXAAArRgAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAK0YACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAArhgAIDsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAsBgAIAMAAACqAQAgWwAArhgAIFwAALQYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAAC0GAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAqgEAIFsAALAYACBcAAC3GAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAAtxgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhBOAIAQAAAAHpCAIAAAAB6ggBAAAAAesIAgAAAAE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAALkYACA7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAALsYACAE4AgBAAAAAegIAgAAAAHqCAEAAAAB6wgCAAAAAQMAAACqAQAgWwAAuRgAIFwAAMAYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE4AAKYUACBUAADAGAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAqgEAIFsAALsYACBcAADDGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIE0AAKUUACBOAACmFAAgVAAAwxgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhCwMAAKgTACAqAgAAAAFIAACpEwAg0QcCAAAAAd4HQAAAAAHsBwIAAAAB4AgBAAAAAeoIAQAAAAHrCAIAAAAB7AgBAAAAAe0IQAAAAAECAAAAyAEAIFsAAMQYACAN0AdAAAAAAdEHAgAAAAH_BwIAAAABhAgBAAAAAeAIAQAAAAHqCAEAAAAB6wgCAAAAAe4IAQAAAAHvCAIAAAAB8AgCAAAAAfEIAQAAAAHyCAEAAAAB8wggAAAAAQIAAADiAwAgWwAAxhgAIAMAAADGAQAgWwAAxBgAIFwAAMoYACANAAAAxgEAIAMAAJkTACAqAgCUDgAhSAAAmhMAIFQAAMoYACDRBwIAlA4AId4HQACZDgAh7AcCAJQOACHgCAEAkw4AIeoIAQC_DgAh6wgCAJQOACHsCAEAkw4AIe0IQACqDgAhCwMAAJkTACAqAgCUDgAhSAAAmhMAINEHAgCUDgAh3gdAAJkOACHsBwIAlA4AIeAIAQCTDgAh6ggBAL8OACHrCAIAlA4AIewIAQCTDgAh7QhAAKoOACEDAAAA5QMAIFsAAMYYACBcAADNGAAgDwAAAOUDACBUAADNGAAg0AdAAJkOACHRBwIAlA4AIf8HAgCrDgAhhAgBAL8OACHgCAEAkw4AIeoIAQC_DgAh6wgCAKsOACHuCAEAkw4AIe8IAgCUDgAh8AgCAKsOACHxCAEAkw4AIfIIAQC_DgAh8wggAMIPACEN0AdAAJkOACHRBwIAlA4AIf8HAgCrDgAhhAgBAL8OACHgCAEAkw4AIeoIAQC_DgAh6wgCAKsOACHuCAEAkw4AIe8IAgCUDgAh8AgCAKsOACHxCAEAkw4AIfIIAQC_DgAh8wggAMIPACE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAM4YACADAAAAqgEAIFsAAM4YACBcAADSGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAA0hgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhDNEHAgAAAAHeB0AAAAAB_wcCAAAAAYAIAQAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAHaCCAAAAAB2wggAAAAAdwIAgAAAAHdCEAAAAAB3ggCAAAAATsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAA1BgAIAbRBwIAAAAB3gdAAAAAAYQIAQAAAAGFCAEAAAABqghAAAAAAd8IAgAAAAECAAAAvQQAIFsAANYYACAG0QcCAAAAAd4HQAAAAAH_BwIAAAABgAgBAAAAAYEIQAAAAAGCCAIAAAABA-wHAgAAAAHXCAIAAAAB2AhAAAAAAQMAAACqAQAgWwAA1BgAIFwAANwYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAADcGAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAwAQAIFsAANYYACBcAADfGAAgCAAAAMAEACBUAADfGAAg0QcCAJQOACHeB0AAmQ4AIYQIAQCTDgAhhQgBAJMOACGqCEAAqg4AId8IAgCUDgAhBtEHAgCUDgAh3gdAAJkOACGECAEAkw4AIYUIAQCTDgAhqghAAKoOACHfCAIAlA4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAA4BgAIBAYAADsEgAgGQAA7RIAIBwAAO8SACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2QgCAAAAAdoIIAAAAAHbCCAAAAAB3AgCAAAAAd0IQAAAAAHeCAIAAAABAgAAADkAIFsAAOIYACADAAAAqgEAIFsAAOAYACBcAADmGAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAA5hgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhAwAAADcAIFsAAOIYACBcAADpGAAgEgAAADcAIBgAANASACAZAADREgAgHAAA0xIAIFQAAOkYACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIdkIAgCUDgAh2gggAMIPACHbCCAAwg8AIdwIAgCUDgAh3QhAAJkOACHeCAIAlA4AIRAYAADQEgAgGQAA0RIAIBwAANMSACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGACAEAkw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIdkIAgCUDgAh2gggAMIPACHbCCAAwg8AIdwIAgCUDgAh3QhAAJkOACHeCAIAlA4AIRAYAADsEgAgGQAA7RIAIBsAAO4SACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAGECAEAAAAB2QgCAAAAAdoIIAAAAAHbCCAAAAAB3AgCAAAAAd0IQAAAAAHeCAIAAAABAgAAADkAIFsAAOoYACA7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAOwYACADAAAANwAgWwAA6hgAIFwAAPAYACASAAAANwAgGAAA0BIAIBkAANESACAbAADSEgAgVAAA8BgAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAh2QgCAJQOACHaCCAAwg8AIdsIIADCDwAh3AgCAJQOACHdCEAAmQ4AId4IAgCUDgAhEBgAANASACAZAADREgAgGwAA0hIAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYAIAQCTDgAhgQhAAKoOACGCCAIAqw4AIYQIAQCTDgAh2QgCAJQOACHaCCAAwg8AIdsIIADCDwAh3AgCAJQOACHdCEAAmQ4AId4IAgCUDgAhAwAAAKoBACBbAADsGAAgXAAA8xgAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAPMYACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAA9BgAIAMAAACqAQAgWwAA9BgAIFwAAPgYACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAAD4GAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAPkYACADAAAAqgEAIFsAAPkYACBcAAD9GAAgPQAAAKoBACAQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAA_RgAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEQAAhRQAIBIAAIYUACATAACHFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgLgAAohcAIDAAAJ8XACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAAD-GAAgAwAAAKoBACBbAAD-GAAgXAAAghkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAIIZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAgxkAIAMAAACqAQAgWwAAgxkAIFwAAIcZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACHGQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEK0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGECAEAAAABiQgAAAC-CAKgCAEAAAABvggCAAAAAb8IAgAAAAELGQAA8BEAICAAAPcRACAjAADyEQAg0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGgCAEAAAABuQgCAAAAAbsIAgAAAAECAAAAWgAgWwAAiRkAIAMAAABRACBbAACJGQAgXAAAjRkAIA0AAABRACAZAADJEQAgIAAAyBEAICMAAMsRACBUAACNGQAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIaAIAQCTDgAhuQgCAJQOACG7CAIAlA4AIQsZAADJEQAgIAAAyBEAICMAAMsRACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhoAgBAJMOACG5CAIAlA4AIbsIAgCUDgAhDxkAAPQRACAfAADzEQAgJAAA_hEAICYAAPYRACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGJCAAAAL4IAqAIAQAAAAG8CAIAAAABvggCAAAAAb8IAgAAAAECAAAASwAgWwAAjhkAIDsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAkBkAIAPRBwIAAAAB7gcBAAAAAaQIAQAAAAECAAAApAYAIFsAAJIZACA7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAJQZACAH0QcCAAAAAd4HQAAAAAH_BwIAAAABgQhAAAAAAYIIAgAAAAGgCAEAAAABuwgCAAAAAQMAAACqAQAgWwAAkBkAIFwAAJkZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACZGQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAATQAgWwAAkhkAIFwAAJwZACAFAAAATQAgVAAAnBkAINEHAgCUDgAh7gcBAJMOACGkCAEAkw4AIQPRBwIAlA4AIe4HAQCTDgAhpAgBAJMOACED3gdAAAAAAewHAgAAAAGDCAIAAAABAwAAAKoBACBbAACUGQAgXAAAoBkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAKAZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AIQMAAABJACBbAACOGQAgXAAAoxkAIBEAAABJACAZAADfEQAgHwAA3hEAICQAAP0RACAmAADhEQAgVAAAoxkAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYkIAADdEb4IIqAIAQCTDgAhvAgCAKsOACG-CAIAqw4AIb8IAgCUDgAhDxkAAN8RACAfAADeEQAgJAAA_REAICYAAOERACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGJCAAA3RG-CCKgCAEAkw4AIbwIAgCrDgAhvggCAKsOACG_CAIAlA4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAApBkAIAsZAADwEQAgIAAA9xEAICEAAPERACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAaAIAQAAAAG5CAIAAAABuwgCAAAAAQIAAABaACBbAACmGQAgAwAAAKoBACBbAACkGQAgXAAAqhkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAKoZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AIQMAAABRACBbAACmGQAgXAAArRkAIA0AAABRACAZAADJEQAgIAAAyBEAICEAAMoRACBUAACtGQAg0QcCAJQOACHeB0AAmQ4AIf8HAgCUDgAhgQhAAKoOACGCCAIAqw4AIaAIAQCTDgAhuQgCAJQOACG7CAIAlA4AIQsZAADJEQAgIAAAyBEAICEAAMoRACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhoAgBAJMOACG5CAIAlA4AIbsIAgCUDgAhDxkAAPQRACAfAADzEQAgJAAA_hEAICUAAPURACDRBwIAAAAB3gdAAAAAAf8HAgAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGJCAAAAL4IAqAIAQAAAAG8CAIAAAABvggCAAAAAb8IAgAAAAECAAAASwAgWwAArhkAIAMAAABJACBbAACuGQAgXAAAshkAIBEAAABJACAZAADfEQAgHwAA3hEAICQAAP0RACAlAADgEQAgVAAAshkAINEHAgCUDgAh3gdAAJkOACH_BwIAlA4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYkIAADdEb4IIqAIAQCTDgAhvAgCAKsOACG-CAIAqw4AIb8IAgCUDgAhDxkAAN8RACAfAADeEQAgJAAA_REAICUAAOARACDRBwIAlA4AId4HQACZDgAh_wcCAJQOACGBCEAAqg4AIYIIAgCrDgAhhAgBAJMOACGJCAAA3RG-CCKgCAEAkw4AIbwIAgCrDgAhvggCAKsOACG_CAIAlA4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAsxkAIBcfAQAAAAHRBwIAAAAB3gdAAAAAAe0HAgAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGFCAEAAAABiQgAAACpCAKUCBAAAAABnwgQAAAAAaQIAQAAAAGlCAEAAAABpggQAAAAAacIAgAAAAGpCAEAAAABqghAAAAAAasIAgAAAAGsCCAAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAQMAAACqAQAgWwAAsxkAIFwAALgZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAAC4GQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACELBAAAqREAINEHAgAAAAHeB0AAAAAB7QcCAAAAAe4HAQAAAAGFCAEAAAABiQgAAACyCAKkCAEAAAABrwgCAAAAAbAIAgAAAAGyCCAAAAABAgAAAGcAIFsAALkZACAGhAgBAAAAAZEIAgAAAAGSCAIAAAABlAgQAAAAAZUIAgAAAAGWCAEAAAABCtEHAgAAAAHeB0AAAAAB_wcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAZ8IAgAAAAGgCAEAAAABoQgBAAAAAaIIQAAAAAEDAAAAZQAgWwAAuRkAIFwAAL8ZACANAAAAZQAgBAAAmxEAIFQAAL8ZACDRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIYUIAQCTDgAhiQgAAJoRsggipAgBAJMOACGvCAIAlA4AIbAIAgCUDgAhsgggAMIPACELBAAAmxEAINEHAgCUDgAh3gdAAJkOACHtBwIAlA4AIe4HAQCTDgAhhQgBAJMOACGJCAAAmhGyCCKkCAEAkw4AIa8IAgCUDgAhsAgCAJQOACGyCCAAwg8AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAwBkAIAMAAACqAQAgWwAAwBkAIFwAAMQZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAADEGQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAkBcAIBEAAJEXACASAACSFwAgEwAAkxcAIBQAAJQXACAVAACVFwAgFgAAlhcAIBcAAJcXACAbAACYFwAgHQAAmRcAIB4AAJoXACAjAACcFwAgJQAAmxcAICcAAJ0XACAsAACeFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAMUZACAaHwEAAAABKAAAkhEAICoAAJMRACDRBwIAAAAB3gdAAAAAAe0HAgAAAAGBCEAAAAABgggCAAAAAYQIAQAAAAGFCAEAAAABiQgAAACpCAKRCAIAAAABlAgQAAAAAZ8IEAAAAAGkCAEAAAABpQgBAAAAAaYIEAAAAAGnCAIAAAABqQgBAAAAAaoIQAAAAAGrCAIAAAABrAggAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAECAAAAawAgWwAAxxkAIAMAAACqAQAgWwAAxRkAIFwAAMsZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAADLGQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAaQAgWwAAxxkAIFwAAM4ZACAcAAAAaQAgHwEAkw4AISgAAPoQACAqAAD7EAAgVAAAzhkAINEHAgCUDgAh3gdAAJkOACHtBwIAqw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYUIAQCTDgAhiQgAAPkQqQgikQgCAKsOACGUCBAAuRAAIZ8IEAC5EAAhpAgBAL8OACGlCAEAvw4AIaYIEAD4EAAhpwgCAJQOACGpCAEAvw4AIaoIQACqDgAhqwgCAJQOACGsCCAAwg8AIa0IAQCTDgAhrggBAJMOACGvCAIAlA4AIbAIAgCUDgAhGh8BAJMOACEoAAD6EAAgKgAA-xAAINEHAgCUDgAh3gdAAJkOACHtBwIAqw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYUIAQCTDgAhiQgAAPkQqQgikQgCAKsOACGUCBAAuRAAIZ8IEAC5EAAhpAgBAL8OACGlCAEAvw4AIaYIEAD4EAAhpwgCAJQOACGpCAEAvw4AIaoIQACqDgAhqwgCAJQOACGsCCAAwg8AIa0IAQCTDgAhrggBAJMOACGvCAIAlA4AIbAIAgCUDgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAyAAChFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAADPGQAgBoQIAQAAAAGRCAIAAAABkwgCAAAAAZQIEAAAAAGVCAIAAAABlggBAAAAAQGRCAIAAAABAwAAAKoBACBbAADPGQAgXAAA1RkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAANUZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AIRofAQAAAAEoAACSEQAgLgAAlBEAINEHAgAAAAHeB0AAAAAB7QcCAAAAAYEIQAAAAAGCCAIAAAABhAgBAAAAAYUIAQAAAAGJCAAAAKkIApEIAgAAAAGUCBAAAAABnwgQAAAAAaQIAQAAAAGlCAEAAAABpggQAAAAAacIAgAAAAGpCAEAAAABqghAAAAAAasIAgAAAAGsCCAAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAQIAAABrACBbAADWGQAgCykAAOAQACAsAADiEAAg0QcCAAAAAd4HQAAAAAGJCAAAAJsIApgIAAAAmAgCmQgCAAAAAZsIQAAAAAGcCAEAAAABnQgCAAAAAZ4IAQAAAAECAAAAggEAIFsAANgZACADAAAAaQAgWwAA1hkAIFwAANwZACAcAAAAaQAgHwEAkw4AISgAAPoQACAuAAD8EAAgVAAA3BkAINEHAgCUDgAh3gdAAJkOACHtBwIAqw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYUIAQCTDgAhiQgAAPkQqQgikQgCAKsOACGUCBAAuRAAIZ8IEAC5EAAhpAgBAL8OACGlCAEAvw4AIaYIEAD4EAAhpwgCAJQOACGpCAEAvw4AIaoIQACqDgAhqwgCAJQOACGsCCAAwg8AIa0IAQCTDgAhrggBAJMOACGvCAIAlA4AIbAIAgCUDgAhGh8BAJMOACEoAAD6EAAgLgAA_BAAINEHAgCUDgAh3gdAAJkOACHtBwIAqw4AIYEIQACqDgAhgggCAKsOACGECAEAkw4AIYUIAQCTDgAhiQgAAPkQqQgikQgCAKsOACGUCBAAuRAAIZ8IEAC5EAAhpAgBAL8OACGlCAEAvw4AIaYIEAD4EAAhpwgCAJQOACGpCAEAvw4AIaoIQACqDgAhqwgCAJQOACGsCCAAwg8AIa0IAQCTDgAhrggBAJMOACGvCAIAlA4AIbAIAgCUDgAhAwAAAIABACBbAADYGQAgXAAA3xkAIA0AAACAAQAgKQAAxRAAICwAAMcQACBUAADfGQAg0QcCAJQOACHeB0AAmQ4AIYkIAADEEJsIIpgIAADDEJgIIpkIAgCUDgAhmwhAAKoOACGcCAEAvw4AIZ0IAgCrDgAhnggBAL8OACELKQAAxRAAICwAAMcQACDRBwIAlA4AId4HQACZDgAhiQgAAMQQmwgimAgAAMMQmAgimQgCAJQOACGbCEAAqg4AIZwIAQC_DgAhnQgCAKsOACGeCAEAvw4AIQspAADgEAAgKgAA4RAAINEHAgAAAAHeB0AAAAABiQgAAACbCAKYCAAAAJgIApkIAgAAAAGbCEAAAAABnAgBAAAAAZ0IAgAAAAGeCAEAAAABAgAAAIIBACBbAADgGQAgAwAAAIABACBbAADgGQAgXAAA5BkAIA0AAACAAQAgKQAAxRAAICoAAMYQACBUAADkGQAg0QcCAJQOACHeB0AAmQ4AIYkIAADEEJsIIpgIAADDEJgIIpkIAgCUDgAhmwhAAKoOACGcCAEAvw4AIZ0IAgCrDgAhnggBAL8OACELKQAAxRAAICoAAMYQACDRBwIAlA4AId4HQACZDgAhiQgAAMQQmwgimAgAAMMQmAgimQgCAJQOACGbCEAAqg4AIZwIAQC_DgAhnQgCAKsOACGeCAEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAA5RkAIAbRBwIAAAAB3gdAAAAAAf8HAgAAAAGACAEAAAABgQhAAAAAAYIIAgAAAAED3gdAAAAAAewHAgAAAAGDCAIAAAABAwAAAKoBACBbAADlGQAgXAAA6xkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAOsZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAA7BkAIBUZAACoEAAgMgAAqRAAIDQAAKsQACA1AACsEAAg0QcCAAAAAd4HQAAAAAH5BwEAAAAB-gcEAAAAAfwHAQAAAAH_BwIAAAABhAgBAAAAAYUIAQAAAAGHCAAAAIcIAokIAAAAiQgCiggIAAAAAYsIAgAAAAGMCAIAAAABjQgBAAAAAY4IAgAAAAGPCAIAAAABkAgCAAAAAQIAAACGAQAgWwAA7hkAIAMAAACqAQAgWwAA7BkAIFwAAPIZACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAADyGQAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEDAAAAhAEAIFsAAO4ZACBcAAD1GQAgFwAAAIQBACAZAACBEAAgMgAAghAAIDQAAIQQACA1AACFEAAgVAAA9RkAINEHAgCUDgAh3gdAAJkOACH5BwEAkw4AIfoHBADODwAh_AcBAJMOACH_BwIAlA4AIYQIAQCTDgAhhQgBAJMOACGHCAAA_g-HCCKJCAAA_w-JCCKKCAgAgBAAIYsIAgCrDgAhjAgCAKsOACGNCAEAvw4AIY4IAgCUDgAhjwgCAJQOACGQCAIAlA4AIRUZAACBEAAgMgAAghAAIDQAAIQQACA1AACFEAAg0QcCAJQOACHeB0AAmQ4AIfkHAQCTDgAh-gcEAM4PACH8BwEAkw4AIf8HAgCUDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMwAApBcAIDcAAKAXACA4AACjFwAgOQAApRcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAAD2GQAgFRkAAKgQACAzAACqEAAgNAAAqxAAIDUAAKwQACDRBwIAAAAB3gdAAAAAAfkHAQAAAAH6BwQAAAAB_AcBAAAAAf8HAgAAAAGECAEAAAABhQgBAAAAAYcIAAAAhwgCiQgAAACJCAKKCAgAAAABiwgCAAAAAYwIAgAAAAGNCAEAAAABjggCAAAAAY8IAgAAAAGQCAIAAAABAgAAAIYBACBbAAD4GQAgAwAAAKoBACBbAAD2GQAgXAAA_BkAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAPwZACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AIQMAAACEAQAgWwAA-BkAIFwAAP8ZACAXAAAAhAEAIBkAAIEQACAzAACDEAAgNAAAhBAAIDUAAIUQACBUAAD_GQAg0QcCAJQOACHeB0AAmQ4AIfkHAQCTDgAh-gcEAM4PACH8BwEAkw4AIf8HAgCUDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhFRkAAIEQACAzAACDEAAgNAAAhBAAIDUAAIUQACDRBwIAlA4AId4HQACZDgAh-QcBAJMOACH6BwQAzg8AIfwHAQCTDgAh_wcCAJQOACGECAEAkw4AIYUIAQCTDgAhhwgAAP4PhwgiiQgAAP8PiQgiiggIAIAQACGLCAIAqw4AIYwIAgCrDgAhjQgBAL8OACGOCAIAlA4AIY8IAgCUDgAhkAgCAJQOACEVGQAAqBAAIDIAAKkQACAzAACqEAAgNQAArBAAINEHAgAAAAHeB0AAAAAB-QcBAAAAAfoHBAAAAAH8BwEAAAAB_wcCAAAAAYQIAQAAAAGFCAEAAAABhwgAAACHCAKJCAAAAIkIAooICAAAAAGLCAIAAAABjAgCAAAAAY0IAQAAAAGOCAIAAAABjwgCAAAAAZAIAgAAAAECAAAAhgEAIFsAAIAaACADAAAAhAEAIFsAAIAaACBcAACEGgAgFwAAAIQBACAZAACBEAAgMgAAghAAIDMAAIMQACA1AACFEAAgVAAAhBoAINEHAgCUDgAh3gdAAJkOACH5BwEAkw4AIfoHBADODwAh_AcBAJMOACH_BwIAlA4AIYQIAQCTDgAhhQgBAJMOACGHCAAA_g-HCCKJCAAA_w-JCCKKCAgAgBAAIYsIAgCrDgAhjAgCAKsOACGNCAEAvw4AIY4IAgCUDgAhjwgCAJQOACGQCAIAlA4AIRUZAACBEAAgMgAAghAAIDMAAIMQACA1AACFEAAg0QcCAJQOACHeB0AAmQ4AIfkHAQCTDgAh-gcEAM4PACH8BwEAkw4AIf8HAgCUDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhOxAAAJAXACARAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDoAAKYXACA9AACnFwAgPgAAqBcAID8AAKkXACBBAACqFwAgQgAAqxcAIEMAAKwXACBEAACtFwAgRgAArhcAIEcAAK8XACBMAACwFwAgTQAAsRcAIE4AALIXACDRBwIAAAAB3gdAAAAAAfYHAQAAAAGqCEAAAAABgwkBAAAAAY4JAQAAAAGPCUAAAAABkAkBAAAAAZIJAAAAkgkCkwlAAAAAAZQJQAAAAAGVCQEAAAABlglAAAAAAZcJQAAAAAGYCQEAAAABmQlAAAAAAZoJAgAAAAGbCSAAAAABnAlAAAAAAZ0JIAAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAQIAAAABACBbAACFGgAgAwAAAKoBACBbAACFGgAgXAAAiRoAID0AAACqAQAgEAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAIkaACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EAAAhBQAIBEAAIUUACASAACGFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACQFwAgEQAAkRcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAihoAIAMAAACqAQAgWwAAihoAIFwAAI4aACA9AAAAqgEAIBAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACOGgAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEVGQAAqBAAIDIAAKkQACAzAACqEAAgNAAAqxAAINEHAgAAAAHeB0AAAAAB-QcBAAAAAfoHBAAAAAH8BwEAAAAB_wcCAAAAAYQIAQAAAAGFCAEAAAABhwgAAACHCAKJCAAAAIkIAooICAAAAAGLCAIAAAABjAgCAAAAAY0IAQAAAAGOCAIAAAABjwgCAAAAAZAIAgAAAAECAAAAhgEAIFsAAI8aACALBAAA3g8AINEHAgAAAAHeB0AAAAAB7QcCAAAAAe4HAQAAAAH5BwEAAAAB-gcEAAAAAfsHAQAAAAH8BwEAAAAB_QdAAAAAAf4HAQAAAAECAAAAogEAIFsAAJEaACADAAAAhAEAIFsAAI8aACBcAACVGgAgFwAAAIQBACAZAACBEAAgMgAAghAAIDMAAIMQACA0AACEEAAgVAAAlRoAINEHAgCUDgAh3gdAAJkOACH5BwEAkw4AIfoHBADODwAh_AcBAJMOACH_BwIAlA4AIYQIAQCTDgAhhQgBAJMOACGHCAAA_g-HCCKJCAAA_w-JCCKKCAgAgBAAIYsIAgCrDgAhjAgCAKsOACGNCAEAvw4AIY4IAgCUDgAhjwgCAJQOACGQCAIAlA4AIRUZAACBEAAgMgAAghAAIDMAAIMQACA0AACEEAAg0QcCAJQOACHeB0AAmQ4AIfkHAQCTDgAh-gcEAM4PACH8BwEAkw4AIf8HAgCUDgAhhAgBAJMOACGFCAEAkw4AIYcIAAD-D4cIIokIAAD_D4kIIooICACAEAAhiwgCAKsOACGMCAIAqw4AIY0IAQC_DgAhjggCAJQOACGPCAIAlA4AIZAIAgCUDgAhAwAAAJQBACBbAACRGgAgXAAAmBoAIA0AAACUAQAgBAAA1w8AIFQAAJgaACDRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIfkHAQCTDgAh-gcEAM4PACH7BwEAkw4AIfwHAQCTDgAh_QdAAJkOACH-BwEAkw4AIQsEAADXDwAg0QcCAJQOACHeB0AAmQ4AIe0HAgCUDgAh7gcBAJMOACH5BwEAkw4AIfoHBADODwAh-wcBAJMOACH8BwEAkw4AIf0HQACZDgAh_gcBAJMOACE7EAAAkBcAIBIAAJIXACATAACTFwAgFAAAlBcAIBUAAJUXACAWAACWFwAgFwAAlxcAIBsAAJgXACAdAACZFwAgHgAAmhcAICMAAJwXACAlAACbFwAgJwAAnRcAICwAAJ4XACAuAACiFwAgMAAAnxcAIDIAAKEXACAzAACkFwAgNwAAoBcAIDgAAKMXACA5AAClFwAgOgAAphcAID0AAKcXACA-AACoFwAgPwAAqRcAIEEAAKoXACBCAACrFwAgQwAArBcAIEQAAK0XACBGAACuFwAgRwAArxcAIEwAALAXACBNAACxFwAgTgAAshcAINEHAgAAAAHeB0AAAAAB9gcBAAAAAaoIQAAAAAGDCQEAAAABjgkBAAAAAY8JQAAAAAGQCQEAAAABkgkAAACSCQKTCUAAAAABlAlAAAAAAZUJAQAAAAGWCUAAAAABlwlAAAAAAZgJAQAAAAGZCUAAAAABmgkCAAAAAZsJIAAAAAGcCUAAAAABnQkgAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABAgAAAAEAIFsAAJkaACAE0QcCAAAAAdkHAACHDwAg3gdAAAAAAewHAgAAAAEJ1gcAAQAAAdcHAAEAAAHZBwAArg4AINoHAgAAAAHbB0AAAAAB3AcCAAAAAd0HQAAAAAHeB0AAAAAB3wdAAAAAAQwGAADiDgAgCAAA4w4AINEHAgAAAAHZBwAA4Q4AINwHAgAAAAHeB0AAAAAB3wdAAAAAAecHAAEAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAABAgAAAA8AIFsAAJ0aACADAAAADQAgWwAAnRoAIFwAAKEaACAOAAAADQAgBgAAwA4AIAgAAMEOACBUAAChGgAg0QcCAJQOACHZBwAAvQ4AINwHAgCUDgAh3gdAAJkOACHfB0AAmQ4AIecHAAG-DgAh6AcBAL8OACHpBwEAvw4AIeoHQACqDgAh6wdAAKoOACEMBgAAwA4AIAgAAMEOACDRBwIAlA4AIdkHAAC9DgAg3AcCAJQOACHeB0AAmQ4AId8HQACZDgAh5wcAAb4OACHoBwEAvw4AIekHAQC_DgAh6gdAAKoOACHrB0AAqg4AIQvRBwIAAAAB2QcAANIOACDeB0AAAAAB3wdAAAAAAeQHAAEAAAHsBwIAAAAB7gcBAAAAAcUIQAAAAAGLCQEAAAABjAlAAAAAAY0JAgAAAAEDAAAAqgEAIFsAAJkaACBcAAClGgAgPQAAAKoBACAQAACEFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAgVAAApRoAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AITsQAACEFAAgEgAAhhQAIBMAAIcUACAUAACIFAAgFQAAiRQAIBYAAIoUACAXAACLFAAgGwAAjBQAIB0AAI0UACAeAACOFAAgIwAAkBQAICUAAI8UACAnAACRFAAgLAAAkhQAIC4AAJYUACAwAACTFAAgMgAAlRQAIDMAAJgUACA3AACUFAAgOAAAlxQAIDkAAJkUACA6AACaFAAgPQAAmxQAID4AAJwUACA_AACdFAAgQQAAnhQAIEIAAJ8UACBDAACgFAAgRAAAoRQAIEYAAKIUACBHAACjFAAgTAAApBQAIE0AAKUUACBOAACmFAAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhCwQAALkPACAMAAC7DwAgDgAAvA8AINEHAgAAAAHeB0AAAAAB7QcCAAAAAe4HAQAAAAHvBwEAAAAB8AcAAQAAAfEHAAC3DwAg8gcAALgPACACAAAAJgAgWwAAphoAIDsQAACQFwAgEQAAkRcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAqBoAIAnRBwIAAAAB2QcAAOEOACDeB0AAAAAB3wdAAAAAAecHAAEAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAABCdYHAAEAAAHXBwABAAAB2AcCAAAAAdkHAACuDgAg2gcCAAAAAdsHQAAAAAHdB0AAAAAB3gdAAAAAAd8HQAAAAAEDAAAABwAgWwAAphoAIFwAAK4aACANAAAABwAgBAAAkw8AIAwAAJUPACAOAACWDwAgVAAArhoAINEHAgCUDgAh3gdAAJkOACHtBwIAlA4AIe4HAQCTDgAh7wcBAJMOACHwBwABvg4AIfEHAACRDwAg8gcAAJIPACALBAAAkw8AIAwAAJUPACAOAACWDwAg0QcCAJQOACHeB0AAmQ4AIe0HAgCUDgAh7gcBAJMOACHvBwEAkw4AIfAHAAG-DgAh8QcAAJEPACDyBwAAkg8AIAMAAACqAQAgWwAAqBoAIFwAALEaACA9AAAAqgEAIBAAAIQUACARAACFFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACBUAACxGgAg0QcCAJQOACHeB0AAmQ4AIfYHAQC_DgAhqghAAKoOACGDCQEAvw4AIY4JAQCTDgAhjwlAAKoOACGQCQEAvw4AIZIJAACDFJIJIpMJQACqDgAhlAlAAKoOACGVCQEAvw4AIZYJQACqDgAhlwlAAKoOACGYCQEAvw4AIZkJQACqDgAhmgkCAJQOACGbCSAAwg8AIZwJQACqDgAhnQkgAMIPACGeCQEAvw4AIZ8JAQC_DgAhoAkBAL8OACGhCQEAvw4AIaIJAQC_DgAhOxAAAIQUACARAACFFAAgEwAAhxQAIBQAAIgUACAVAACJFAAgFgAAihQAIBcAAIsUACAbAACMFAAgHQAAjRQAIB4AAI4UACAjAACQFAAgJQAAjxQAICcAAJEUACAsAACSFAAgLgAAlhQAIDAAAJMUACAyAACVFAAgMwAAmBQAIDcAAJQUACA4AACXFAAgOQAAmRQAIDoAAJoUACA9AACbFAAgPgAAnBQAID8AAJ0UACBBAACeFAAgQgAAnxQAIEMAAKAUACBEAAChFAAgRgAAohQAIEcAAKMUACBMAACkFAAgTQAApRQAIE4AAKYUACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACEIAwAAiA8AIAUAAIkPACAMAACLDwAg0QcCAAAAAdgHAgAAAAHZBwAAhw8AIN4HQAAAAAHsBwIAAAABAgAAAAsAIFsAALIaACAD3gdAAAAAAeQHAAEAAAHmB0AAAAABCwQAALkPACAMAAC7DwAgDQAAug8AINEHAgAAAAHeB0AAAAAB7QcCAAAAAe4HAQAAAAHvBwEAAAAB8AcAAQAAAfEHAAC3DwAg8gcAALgPACACAAAAJgAgWwAAtRoAIDsRAACRFwAgEgAAkhcAIBMAAJMXACAUAACUFwAgFQAAlRcAIBYAAJYXACAXAACXFwAgGwAAmBcAIB0AAJkXACAeAACaFwAgIwAAnBcAICUAAJsXACAnAACdFwAgLAAAnhcAIC4AAKIXACAwAACfFwAgMgAAoRcAIDMAAKQXACA3AACgFwAgOAAAoxcAIDkAAKUXACA6AACmFwAgPQAApxcAID4AAKgXACA_AACpFwAgQQAAqhcAIEIAAKsXACBDAACsFwAgRAAArRcAIEYAAK4XACBHAACvFwAgTAAAsBcAIE0AALEXACBOAACyFwAg0QcCAAAAAd4HQAAAAAH2BwEAAAABqghAAAAAAYMJAQAAAAGOCQEAAAABjwlAAAAAAZAJAQAAAAGSCQAAAJIJApMJQAAAAAGUCUAAAAABlQkBAAAAAZYJQAAAAAGXCUAAAAABmAkBAAAAAZkJQAAAAAGaCQIAAAABmwkgAAAAAZwJQAAAAAGdCSAAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAECAAAAAQAgWwAAtxoAIAMAAAAHACBbAAC1GgAgXAAAuxoAIA0AAAAHACAEAACTDwAgDAAAlQ8AIA0AAJQPACBUAAC7GgAg0QcCAJQOACHeB0AAmQ4AIe0HAgCUDgAh7gcBAJMOACHvBwEAkw4AIfAHAAG-DgAh8QcAAJEPACDyBwAAkg8AIAsEAACTDwAgDAAAlQ8AIA0AAJQPACDRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIe8HAQCTDgAh8AcAAb4OACHxBwAAkQ8AIPIHAACSDwAgAwAAAKoBACBbAAC3GgAgXAAAvhoAID0AAACqAQAgEQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAIFQAAL4aACDRBwIAlA4AId4HQACZDgAh9gcBAL8OACGqCEAAqg4AIYMJAQC_DgAhjgkBAJMOACGPCUAAqg4AIZAJAQC_DgAhkgkAAIMUkgkikwlAAKoOACGUCUAAqg4AIZUJAQC_DgAhlglAAKoOACGXCUAAqg4AIZgJAQC_DgAhmQlAAKoOACGaCQIAlA4AIZsJIADCDwAhnAlAAKoOACGdCSAAwg8AIZ4JAQC_DgAhnwkBAL8OACGgCQEAvw4AIaEJAQC_DgAhogkBAL8OACE7EQAAhRQAIBIAAIYUACATAACHFAAgFAAAiBQAIBUAAIkUACAWAACKFAAgFwAAixQAIBsAAIwUACAdAACNFAAgHgAAjhQAICMAAJAUACAlAACPFAAgJwAAkRQAICwAAJIUACAuAACWFAAgMAAAkxQAIDIAAJUUACAzAACYFAAgNwAAlBQAIDgAAJcUACA5AACZFAAgOgAAmhQAID0AAJsUACA-AACcFAAgPwAAnRQAIEEAAJ4UACBCAACfFAAgQwAAoBQAIEQAAKEUACBGAACiFAAgRwAAoxQAIEwAAKQUACBNAAClFAAgTgAAphQAINEHAgCUDgAh3gdAAJkOACH2BwEAvw4AIaoIQACqDgAhgwkBAL8OACGOCQEAkw4AIY8JQACqDgAhkAkBAL8OACGSCQAAgxSSCSKTCUAAqg4AIZQJQACqDgAhlQkBAL8OACGWCUAAqg4AIZcJQACqDgAhmAkBAL8OACGZCUAAqg4AIZoJAgCUDgAhmwkgAMIPACGcCUAAqg4AIZ0JIADCDwAhngkBAL8OACGfCQEAvw4AIaAJAQC_DgAhoQkBAL8OACGiCQEAvw4AIQvRBwIAAAAB2AcCAAAAAdkHAADSDgAg3gdAAAAAAd8HQAAAAAHkBwABAAAB7AcCAAAAAe4HAQAAAAHFCEAAAAABiwkBAAAAAYwJQAAAAAEDAAAACQAgWwAAshoAIFwAAMIaACAKAAAACQAgAwAA6w4AIAUAAOwOACAMAADuDgAgVAAAwhoAINEHAgCUDgAh2AcCAJQOACHZBwAA6g4AIN4HQACZDgAh7AcCAJQOACEIAwAA6w4AIAUAAOwOACAMAADuDgAg0QcCAJQOACHYBwIAlA4AIdkHAADqDgAg3gdAAJkOACHsBwIAlA4AIQwGAADiDgAgCQAA5A4AINEHAgAAAAHZBwAA4Q4AINwHAgAAAAHeB0AAAAAB3wdAAAAAAecHAAEAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAABAgAAAA8AIFsAAMMaACADAAAADQAgWwAAwxoAIFwAAMcaACAOAAAADQAgBgAAwA4AIAkAAMIOACBUAADHGgAg0QcCAJQOACHZBwAAvQ4AINwHAgCUDgAh3gdAAJkOACHfB0AAmQ4AIecHAAG-DgAh6AcBAL8OACHpBwEAvw4AIeoHQACqDgAh6wdAAKoOACEMBgAAwA4AIAkAAMIOACDRBwIAlA4AIdkHAAC9DgAg3AcCAJQOACHeB0AAmQ4AId8HQACZDgAh5wcAAb4OACHoBwEAvw4AIekHAQC_DgAh6gdAAKoOACHrB0AAqg4AIQgDAACIDwAgBQAAiQ8AIAsAAIoPACDRBwIAAAAB2AcCAAAAAdkHAACHDwAg3gdAAAAAAewHAgAAAAECAAAACwAgWwAAyBoAIAsEAAC5DwAgDQAAug8AIA4AALwPACDRBwIAAAAB3gdAAAAAAe0HAgAAAAHuBwEAAAAB7wcBAAAAAfAHAAEAAAHxBwAAtw8AIPIHAAC4DwAgAgAAACYAIFsAAMoaACADAAAACQAgWwAAyBoAIFwAAM4aACAKAAAACQAgAwAA6w4AIAUAAOwOACALAADtDgAgVAAAzhoAINEHAgCUDgAh2AcCAJQOACHZBwAA6g4AIN4HQACZDgAh7AcCAJQOACEIAwAA6w4AIAUAAOwOACALAADtDgAg0QcCAJQOACHYBwIAlA4AIdkHAADqDgAg3gdAAJkOACHsBwIAlA4AIQMAAAAHACBbAADKGgAgXAAA0RoAIA0AAAAHACAEAACTDwAgDQAAlA8AIA4AAJYPACBUAADRGgAg0QcCAJQOACHeB0AAmQ4AIe0HAgCUDgAh7gcBAJMOACHvBwEAkw4AIfAHAAG-DgAh8QcAAJEPACDyBwAAkg8AIAsEAACTDwAgDQAAlA8AIA4AAJYPACDRBwIAlA4AId4HQACZDgAh7QcCAJQOACHuBwEAkw4AIe8HAQCTDgAh8AcAAb4OACHxBwAAkQ8AIPIHAACSDwAgJAoAPBAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtHEh1IEx5MFSNgGSVfGCdkHSxoHi6bASQwgwEhMpoBKDOgASk3hwEnOJ8BLjmjASw6pQEvPakBMD6tATA_rgEwQbIBMUK0ATFDuAEyRL0BM0bBATRHxQE1TMkBNk3RATZO1QE7AwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQUKABQYABAZAAEbQBIcRBMCCgARFzsPARc8AAIZAAEaAA8CAwABGgAPAhtFABxGAAYKABwZAAEfThYkUhglWxgmXRsCCgAXHk8VAR5QAAUKABoZAAEgABUhUxUjVxkCAwABIgAYASNYAAEgABUBJV4AAQMAAQMEAAEKACYvbB8ECgAlKG0eKnEgLnwkAisAIS0AHwQKACMpAAEqciAsdiIBKwAhAip3ACx4AAIZAAEtAB8CKn0ALn4AAS9_AAYKAC0ZAAEyiwEoM48BKTSRASo1kwErAhkAATEAJwIDAAExACcBMQAnAjGXASc2lQEsAgQAATWWASsCMpgBADOZAQABGQABAQQAAQMZqwEBOwABPKwBAQIEswEBQAABAQO5AQEBAwABAUUAAQEDAAEEAwABCgA6SAABS80BNwJJADhKADYCCgA5Ks4BNwEqzwEAAUvQAQABAwABIRDWAQAR1wEAEtgBABTZAQAV2gEAFtsBABfcAQAb3QEAHd4BAB7fAQAj4QEAJeABACfiAQAs4wEALucBADDkAQAy5gEAM-kBADflAQA46AEAOeoBAD3rAQA-7AEAP-0BAEHuAQBC7wEAQ_ABAETxAQBG8gEAR_MBAEz0AQBN9QEATvYBAAAAAAUKAEFhAEJiAENjAERkAEUAAAAAAAUKAEFhAEJiAENjAERkAEUBAwABAQMAAQUKAEphAEtiAExjAE1kAE4AAAAAAAUKAEphAEtiAExjAE1kAE4DAwABBa0CAw-uAgUDAwABBbQCAw-1AgUFCgBTYQBUYgBVYwBWZABXAAAAAAAFCgBTYQBUYgBVYwBWZABXAQPHAgEBA80CAQUKAFxhAF1iAF5jAF9kAGAAAAAAAAUKAFxhAF1iAF5jAF9kAGABRQABAUUAAQUKAGVhAGZiAGdjAGhkAGkAAAAAAAUKAGVhAGZiAGdjAGhkAGkBAwABAQMAAQUKAG5hAG9iAHBjAHFkAHIAAAAAAAUKAG5hAG9iAHBjAHFkAHIBAwABAQMAAQUKAHdhAHhiAHljAHpkAHsAAAAAAAUKAHdhAHhiAHljAHpkAHsAAAAFCgCBAWEAggFiAIMBYwCEAWQAhQEAAAAAAAUKAIEBYQCCAWIAgwFjAIQBZACFAQMZugMBOwABPLsDAQMZwQMBOwABPMIDAQUKAIoBYQCLAWIAjAFjAI0BZACOAQAAAAAABQoAigFhAIsBYgCMAWMAjQFkAI4BAgTUAwFAAAECBNoDAUAAAQUKAJMBYQCUAWIAlQFjAJYBZACXAQAAAAAABQoAkwFhAJQBYgCVAWMAlgFkAJcBAAAFCgCcAWEAnQFiAJ4BYwCfAWQAoAEAAAAAAAUKAJwBYQCdAWIAngFjAJ8BZACgAQIDAAFIAAECAwABSAABBQoApQFhAKYBYgCnAWMAqAFkAKkBAAAAAAAFCgClAWEApgFiAKcBYwCoAWQAqQECSQA4SgA2AkkAOEoANgUKAK4BYQCvAWIAsAFjALEBZACyAQAAAAAABQoArgFhAK8BYgCwAWMAsQFkALIBAQMAAQEDAAEFCgC3AWEAuAFiALkBYwC6AWQAuwEAAAAAAAUKALcBYQC4AWIAuQFjALoBZAC7AQAABQoAwAFhAMEBYgDCAWMAwwFkAMQBAAAAAAAFCgDAAWEAwQFiAMIBYwDDAWQAxAECGAAQGQABAhgAEBkAAQUKAMkBYQDKAWIAywFjAMwBZADNAQAAAAAABQoAyQFhAMoBYgDLAWMAzAFkAM0BAhkAARoADwIZAAEaAA8FCgDSAWEA0wFiANQBYwDVAWQA1gEAAAAAAAUKANIBYQDTAWIA1AFjANUBZADWAQIDAAEaAA8CAwABGgAPBQoA2wFhANwBYgDdAWMA3gFkAN8BAAAAAAAFCgDbAWEA3AFiAN0BYwDeAWQA3wEAAAAFCgDlAWEA5gFiAOcBYwDoAWQA6QEAAAAAAAUKAOUBYQDmAWIA5wFjAOgBZADpAQEDAAEBAwABBQoA7gFhAO8BYgDwAWMA8QFkAPIBAAAAAAAFCgDuAWEA7wFiAPABYwDxAWQA8gEBAwABAQMAAQUKAPcBYQD4AWIA-QFjAPoBZAD7AQAAAAAABQoA9wFhAPgBYgD5AWMA-gFkAPsBAQMAAQEDAAEFCgCAAmEAgQJiAIICYwCDAmQAhAIAAAAAAAUKAIACYQCBAmIAggJjAIMCZACEAgEDAAEBAwABBQoAiQJhAIoCYgCLAmMAjAJkAI0CAAAAAAAFCgCJAmEAigJiAIsCYwCMAmQAjQIAAAADCgCTAmMAlAJkAJUCAAAAAwoAkwJjAJQCZACVAgAABQoAmgJhAJsCYgCcAmMAnQJkAJ4CAAAAAAAFCgCaAmEAmwJiAJwCYwCdAmQAngIDGQABH8YGFiTHBhgDGQABH80GFiTOBhgFCgCjAmEApAJiAKUCYwCmAmQApwIAAAAAAAUKAKMCYQCkAmIApQJjAKYCZACnAgIZAAEgABUCGQABIAAVBQoArAJhAK0CYgCuAmMArwJkALACAAAAAAAFCgCsAmEArQJiAK4CYwCvAmQAsAICAwABIgAYAgMAASIAGAUKALUCYQC2AmIAtwJjALgCZAC5AgAAAAAABQoAtQJhALYCYgC3AmMAuAJkALkCASAAFQUKAL0CYQC-AmIAvwJjAMACZADBAgAAAAAABQoAvQJhAL4CYgC_AmMAwAJkAMECAAAFCgDGAmEAxwJiAMgCYwDJAmQAygIAAAAAAAUKAMYCYQDHAmIAyAJjAMkCZADKAgAAAAMKANACYwDRAmQA0gIAAAADCgDQAmMA0QJkANICAQQAAQEEAAEFCgDXAmEA2AJiANkCYwDaAmQA2wIAAAAAAAUKANcCYQDYAmIA2QJjANoCZADbAgEo4AceASjmBx4FCgDgAmEA4QJiAOICYwDjAmQA5AIAAAAAAAUKAOACYQDhAmIA4gJjAOMCZADkAgEZAAEBGQABBQoA6QJhAOoCYgDrAmMA7AJkAO0CAAAAAAAFCgDpAmEA6gJiAOsCYwDsAmQA7QICGQABLQAfAhkAAS0AHwUKAPICYQDzAmIA9AJjAPUCZAD2AgAAAAAABQoA8gJhAPMCYgD0AmMA9QJkAPYCASkAAQEpAAEFCgD7AmEA_AJiAP0CYwD-AmQA_wIAAAAAAAUKAPsCYQD8AmIA_QJjAP4CZAD_AgIrACEtAB8CKwAhLQAfBQoAhANhAIUDYgCGA2MAhwNkAIgDAAAAAAAFCgCEA2EAhQNiAIYDYwCHA2QAiAMBKwAhASsAIQUKAI0DYQCOA2IAjwNjAJADZACRAwAAAAAABQoAjQNhAI4DYgCPA2MAkANkAJEDARkAAQEZAAEFCgCWA2EAlwNiAJgDYwCZA2QAmgMAAAAAAAUKAJYDYQCXA2IAmANjAJkDZACaAwIDAAExACcCAwABMQAnBQoAnwNhAKADYgChA2MAogNkAKMDAAAAAAAFCgCfA2EAoANiAKEDYwCiA2QAowMCGQABMQAnAhkAATEAJwUKAKgDYQCpA2IAqgNjAKsDZACsAwAAAAAABQoAqANhAKkDYgCqA2MAqwNkAKwDATEAJwExACcFCgCxA2EAsgNiALMDYwC0A2QAtQMAAAAAAAUKALEDYQCyA2IAswNjALQDZAC1AwEEAAEBBAABBQoAugNhALsDYgC8A2MAvQNkAL4DAAAAAAAFCgC6A2EAuwNiALwDYwC9A2QAvgMBBAABAQQAAQUKAMMDYQDEA2IAxQNjAMYDZADHAwAAAAAABQoAwwNhAMQDYgDFA2MAxgNkAMcDAjHxCSc28AksAjH4CSc29wksBQoAzANhAM0DYgDOA2MAzwNkANADAAAAAAAFCgDMA2EAzQNiAM4DYwDPA2QA0AMBBAABAQQAAQUKANUDYQDWA2IA1wNjANgDZADZAwAAAAAABQoA1QNhANYDYgDXA2MA2ANkANkDAgMAAQUAAwIDAAEFAAMFCgDeA2EA3wNiAOADYwDhA2QA4gMAAAAAAAUKAN4DYQDfA2IA4ANjAOEDZADiAwEGAAQBBgAEBQoA5wNhAOgDYgDpA2MA6gNkAOsDAAAAAAAFCgDnA2EA6ANiAOkDYwDqA2QA6wMBBwAFAQcABQUKAPADYQDxA2IA8gNjAPMDZAD0AwAAAAAABQoA8ANhAPEDYgDyA2MA8wNkAPQDAgUAAwbiCgQCBQADBugKBAUKAPkDYQD6A2IA-wNjAPwDZAD9AwAAAAAABQoA-QNhAPoDYgD7A2MA_ANkAP0DAAAAAwoAgwRjAIQEZACFBAAAAAMKAIMEYwCEBGQAhQQAAAADCgCLBGMAjARkAI0EAAAAAwoAiwRjAIwEZACNBAAAAAMKAJMEYwCUBGQAlQQAAAADCgCTBGMAlARkAJUEAAAAAwoAmwRjAJwEZACdBAAAAAMKAJsEYwCcBGQAnQQAAAAFCgCjBGEApARiAKUEYwCmBGQApwQAAAAAAAUKAKMEYQCkBGIApQRjAKYEZACnBE8CAVD3AQFR-QEBUvoBAVP7AQFV_QEBVv8BPVeAAj5YggIBWYQCPVqFAj9dhgIBXocCAV-IAj1liwJAZowCRmeNAjtojgI7aY8CO2qQAjtrkQI7bJMCO22VAj1ulgJHb5gCO3CaAj1xmwJIcpwCO3OdAjt0ngI9daECSXaiAk93owICeKQCAnmlAgJ6pgICe6cCAnypAgJ9qwI9fqwCUH-wAgKAAbICPYEBswJRggG2AgKDAbcCAoQBuAI9hQG7AlKGAbwCWIcBvQIyiAG-AjKJAb8CMooBwAIyiwHBAjKMAcMCMo0BxQI9jgHGAlmPAckCMpABywI9kQHMAlqSAc4CMpMBzwIylAHQAj2VAdMCW5YB1AJhlwHVAjSYAdYCNJkB1wI0mgHYAjSbAdkCNJwB2wI0nQHdAj2eAd4CYp8B4AI0oAHiAj2hAeMCY6IB5AI0owHlAjSkAeYCPaUB6QJkpgHqAmqnAesCM6gB7AIzqQHtAjOqAe4CM6sB7wIzrAHxAjOtAfMCPa4B9AJrrwH2AjOwAfgCPbEB-QJssgH6AjOzAfsCM7QB_AI9tQH_Am22AYADc7cBgQMduAGCAx25AYMDHboBhAMduwGFAx28AYcDHb0BiQM9vgGKA3S_AYwDHcABjgM9wQGPA3XCAZADHcMBkQMdxAGSAz3FAZUDdsYBlgN8xwGYA33IAZkDfckBnAN9ygGdA33LAZ4DfcwBoAN9zQGiAz3OAaMDfs8BpQN90AGnAz3RAagDf9IBqQN90wGqA33UAasDPdUBrgOAAdYBrwOGAdcBsAMw2AGxAzDZAbIDMNoBswMw2wG0AzDcAbYDMN0BuAM93gG5A4cB3wG9AzDgAb8DPeEBwAOIAeIBwwMw4wHEAzDkAcUDPeUByAOJAeYByQOPAecBygMx6AHLAzHpAcwDMeoBzQMx6wHOAzHsAdADMe0B0gM97gHTA5AB7wHWAzHwAdgDPfEB2QORAfIB2wMx8wHcAzH0Ad0DPfUB4AOSAfYB4QOYAfcB4wM4-AHkAzj5AecDOPoB6AM4-wHpAzj8AesDOP0B7QM9_gHuA5kB_wHwAziAAvIDPYEC8wOaAYIC9AM4gwL1AziEAvYDPYUC-QObAYYC-gOhAYcC-wM2iAL8AzaJAv0DNooC_gM2iwL_AzaMAoEENo0CgwQ9jgKEBKIBjwKGBDaQAogEPZECiQSjAZICigQ2kwKLBDaUAowEPZUCjwSkAZYCkASqAZcCkQQ3mAKSBDeZApMEN5oClAQ3mwKVBDecApcEN50CmQQ9ngKaBKsBnwKcBDegAp4EPaECnwSsAaICoAQ3owKhBDekAqIEPaUCpQStAaYCpgSzAacCpwQ1qAKoBDWpAqkENaoCqgQ1qwKrBDWsAq0ENa0CrwQ9rgKwBLQBrwKyBDWwArQEPbECtQS1AbICtgQ1swK3BDW0ArgEPbUCuwS2AbYCvAS8AbcCvgQQuAK_BBC5AsIEELoCwwQQuwLEBBC8AsYEEL0CyAQ9vgLJBL0BvwLLBBDAAs0EPcECzgS-AcICzwQQwwLQBBDEAtEEPcUC1AS_AcYC1QTFAccC1gQPyALXBA_JAtgED8oC2QQPywLaBA_MAtwED80C3gQ9zgLfBMYBzwLhBA_QAuMEPdEC5ATHAdIC5QQP0wLmBA_UAucEPdUC6gTIAdYC6wTOAdcC7AQS2ALtBBLZAu4EEtoC7wQS2wLwBBLcAvIEEt0C9AQ93gL1BM8B3wL3BBLgAvkEPeEC-gTQAeIC-wQS4wL8BBLkAv0EPeUCgAXRAeYCgQXXAecCggUT6AKDBRPpAoQFE-oChQUT6wKGBRPsAogFE-0CigU97gKLBdgB7wKNBRPwAo8FPfECkAXZAfICkQUT8wKSBRP0ApMFPfUClgXaAfYClwXgAfcCmQXhAfgCmgXhAfkCnQXhAfoCngXhAfsCnwXhAfwCoQXhAf0CowU9_gKkBeIB_wKmBeEBgAOoBT2BA6kF4wGCA6oF4QGDA6sF4QGEA6wFPYUDrwXkAYYDsAXqAYcDsgULiAOzBQuJA7UFC4oDtgULiwO3BQuMA7kFC40DuwU9jgO8BesBjwO-BQuQA8AFPZEDwQXsAZIDwgULkwPDBQuUA8QFPZUDxwXtAZYDyAXzAZcDyQUMmAPKBQyZA8sFDJoDzAUMmwPNBQycA88FDJ0D0QU9ngPSBfQBnwPUBQygA9YFPaED1wX1AaID2AUMowPZBQykA9oFPaUD3QX2AaYD3gX8AacD3wUNqAPgBQ2pA-EFDaoD4gUNqwPjBQ2sA-UFDa0D5wU9rgPoBf0BrwPqBQ2wA-wFPbED7QX-AbID7gUNswPvBQ20A_AFPbUD8wX_AbYD9AWFArcD9QUOuAP2BQ65A_cFDroD-AUOuwP5BQ68A_sFDr0D_QU9vgP-BYYCvwOABg7AA4IGPcEDgwaHAsIDhAYOwwOFBg7EA4YGPcUDiQaIAsYDigaOAscDjAaPAsgDjQaPAskDkAaPAsoDkQaPAssDkgaPAswDlAaPAs0DlgY9zgOXBpACzwOZBo8C0AObBj3RA5wGkQLSA50GjwLTA54GjwLUA58GPdUDogaSAtYDowaWAtcDpQYW2AOmBhbZA6gGFtoDqQYW2wOqBhbcA6wGFt0DrgY93gOvBpcC3wOxBhbgA7MGPeEDtAaYAuIDtQYW4wO2BhbkA7cGPeUDugaZAuYDuwafAucDvAYV6AO9BhXpA74GFeoDvwYV6wPABhXsA8IGFe0DxAY97gPFBqAC7wPJBhXwA8sGPfEDzAahAvIDzwYV8wPQBhX0A9EGPfUD1AaiAvYD1QaoAvcD1gYY-APXBhj5A9gGGPoD2QYY-wPaBhj8A9wGGP0D3gY9_gPfBqkC_wPhBhiABOMGPYEE5AaqAoIE5QYYgwTmBhiEBOcGPYUE6garAoYE6waxAocE7AYZiATtBhmJBO4GGYoE7wYZiwTwBhmMBPIGGY0E9AY9jgT1BrICjwT3BhmQBPkGPZEE-gazApIE-wYZkwT8BhmUBP0GPZUEgAe0ApYEgQe6ApcEgwcbmASEBxuZBIYHG5oEhwcbmwSIBxucBIoHG50EjAc9ngSNB7sCnwSOBxugBI8HPaEEkge8AqIEkwfCAqMElQfDAqQElgfDAqUEmQfDAqYEmgfDAqcEmwfDAqgEnQfDAqkEnwc9qgSgB8QCqwShB8MCrASiBz2tBKUHxQKuBKYHywKvBKgHzAKwBKkHzAKxBKwHzAKyBK0HzAKzBK4HzAK0BLAHzAK1BLIHPbYEswfNArcEtQfMArgEtwc9uQS4B84CugS5B8wCuwS6B8wCvAS7Bz29BL4HzwK-BL8H0wK_BMAHHsAEwQcewQTCBx7CBMMHHsMExAcexATGBx7FBMgHPcYEyQfUAscEywceyATNBz3JBM4H1QLKBM8HHssE0AcezATRBz3NBNQH1gLOBNUH3ALPBNYHH9AE1wcf0QTYBx_SBNkHH9ME2gcf1ATcBx_VBN4HPdYE3wfdAtcE4gcf2ATkBz3ZBOUH3gLaBOcHH9sE6Acf3ATpBz3dBOwH3wLeBO0H5QLfBO4HLuAE7wcu4QTwBy7iBPEHLuME8gcu5AT0By7lBPYHPeYE9wfmAucE-Qcu6AT7Bz3pBPwH5wLqBP0HLusE_gcu7AT_Bz3tBIII6ALuBIMI7gLvBIQIJPAEhQgk8QSGCCTyBIcIJPMEiAgk9ASKCCT1BIwIPfYEjQjvAvcEjwgk-ASRCD35BJII8AL6BJMIJPsElAgk_ASVCD39BJgI8QL-BJkI9wL_BJoIIYAFmwghgQWcCCGCBZ0IIYMFngghhAWgCCGFBaIIPYYFowj4AocFpQghiAWnCD2JBagI-QKKBakIIYsFqgghjAWrCD2NBa4I-gKOBa8IgAOPBbAIIJAFsQggkQWyCCCSBbMIIJMFtAgglAW2CCCVBbgIPZYFuQiBA5cFuwggmAW9CD2ZBb4IggOaBb8IIJsFwAggnAXBCD2dBcQIgwOeBcUIiQOfBcYIIqAFxwgioQXICCKiBckIIqMFyggipAXMCCKlBc4IPaYFzwiKA6cF0QgiqAXTCD2pBdQIiwOqBdUIIqsF1ggirAXXCD2tBdoIjAOuBdsIkgOvBdwIJ7AF3QgnsQXeCCeyBd8IJ7MF4AgntAXiCCe1BeQIPbYF5QiTA7cF5wgnuAXpCD25BeoIlAO6BesIJ7sF7AgnvAXtCD29BfAIlQO-BfEImwO_BfIIKcAF8wgpwQX0CCnCBfUIKcMF9ggpxAX4CCnFBfoIPcYF-wicA8cF_QgpyAX_CD3JBYAJnQPKBYEJKcsFggkpzAWDCT3NBYYJngPOBYcJpAPPBYgJKNAFiQko0QWKCSjSBYsJKNMFjAko1AWOCSjVBZAJPdYFkQmlA9cFkwko2AWVCT3ZBZYJpgPaBZcJKNsFmAko3AWZCT3dBZwJpwPeBZ0JrQPfBZ8JKuAFoAkq4QWiCSriBaMJKuMFpAkq5AWmCSrlBagJPeYFqQmuA-cFqwkq6AWtCT3pBa4JrwPqBa8JKusFsAkq7AWxCT3tBbQJsAPuBbUJtgPvBbYJLPAFtwks8QW4CSzyBbkJLPMFugks9AW8CSz1Bb4JPfYFvwm3A_cFwQks-AXDCT35BcQJuAP6BcUJLPsFxgks_AXHCT39BcoJuQP-BcsJvwP_Bc0JL4AGzgkvgQbQCS-CBtEJL4MG0gkvhAbUCS-FBtYJPYYG1wnAA4cG2QkviAbbCT2JBtwJwQOKBt0JL4sG3gkvjAbfCT2NBuIJwgOOBuMJyAOPBuUJK5AG5gkrkQboCSuSBukJK5MG6gkrlAbsCSuVBu4JPZYG7wnJA5cG8wkrmAb1CT2ZBvYJygOaBvkJK5sG-gkrnAb7CT2dBv4JywOeBv8J0QOfBoAKA6AGgQoDoQaCCgOiBoMKA6MGhAoDpAaGCgOlBogKPaYGiQrSA6cGiwoDqAaNCj2pBo4K0wOqBo8KA6sGkAoDrAaRCj2tBpQK1AOuBpUK2gOvBpYKBLAGlwoEsQaYCgSyBpkKBLMGmgoEtAacCgS1Bp4KPbYGnwrbA7cGoQoEuAajCj25BqQK3AO6BqUKBLsGpgoEvAanCj29BqoK3QO-BqsK4wO_BqwKBcAGrQoFwQauCgXCBq8KBcMGsAoFxAayCgXFBrQKPcYGtQrkA8cGtwoFyAa5Cj3JBroK5QPKBrsKBcsGvAoFzAa9Cj3NBsAK5gPOBsEK7APPBsIKBtAGwwoG0QbECgbSBsUKBtMGxgoG1AbICgbVBsoKPdYGywrtA9cGzQoG2AbPCj3ZBtAK7gPaBtEKBtsG0goG3AbTCj3dBtYK7wPeBtcK9QPfBtgKCOAG2QoI4QbaCgjiBtsKCOMG3AoI5AbeCgjlBuAKPeYG4Qr2A-cG5AoI6AbmCj3pBucK9wPqBukKCOsG6goI7AbrCj3tBu4K-APuBu8K_gPvBvEK_wPwBvIK_wPxBvUK_wPyBvYK_wPzBvcK_wP0BvkK_wP1BvsKPfYG_AqABPcG_gr_A_gGgAs9-QaBC4EE-gaCC_8D-waDC_8D_AaECz39BocLggT-BogLhgT_BooLhwSAB4sLhwSBB44LhwSCB48LhwSDB5ALhwSEB5ILhwSFB5QLPYYHlQuIBIcHlwuHBIgHmQs9iQeaC4kEigebC4cEiwecC4cEjAedCz2NB6ALigSOB6ELjgSPB6MLjwSQB6QLjwSRB6cLjwSSB6gLjwSTB6kLjwSUB6sLjwSVB60LPZYHrguQBJcHsAuPBJgHsgs9mQezC5EEmge0C48Emwe1C48EnAe2Cz2dB7kLkgSeB7oLlgSfB7wLlwSgB70LlwShB8ALlwSiB8ELlwSjB8ILlwSkB8QLlwSlB8YLPaYHxwuYBKcHyQuXBKgHyws9qQfMC5kEqgfNC5cEqwfOC5cErAfPCz2tB9ILmgSuB9MLngSvB9ULnwSwB9YLnwSxB9kLnwSyB9oLnwSzB9sLnwS0B90LnwS1B98LPbYH4AugBLcH4gufBLgH5As9uQflC6EEugfmC58EuwfnC58EvAfoCz29B-sLogS-B-wLqAQ"
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
